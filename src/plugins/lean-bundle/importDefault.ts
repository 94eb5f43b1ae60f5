/**
 * The only helper of `tslib` in use; `require` would bundle all thirty. See
 * index.ts.
 */

/** Returns a module's default export, as compiled TypeScript expects. */
export function __importDefault(module: { readonly __esModule?: boolean } | undefined): {
  readonly default: unknown;
} {
  return module?.__esModule ? (module as { readonly default: unknown }) : { default: module };
}
