/**
 * All that the browser needs of `tslib`, whose other thirty helpers would come with it because it is asked for by
 * `require`. See index.ts.
 */

/** The default export of a module of either kind, as compiled TypeScript asks for it. */
export function __importDefault(module: { readonly __esModule?: boolean } | undefined): {
  readonly default: unknown;
} {
  return module?.__esModule ? (module as { readonly default: unknown }) : { default: module };
}
