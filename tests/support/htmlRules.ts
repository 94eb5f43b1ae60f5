import { HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate';

/** Resolves its settings once, not for each page. */
class ConfigLoader extends StaticConfigLoader {
  private resolved?: ResolvedConfig | Promise<ResolvedConfig>;

  override getConfigFor(handle: string): ResolvedConfig | Promise<ResolvedConfig> {
    this.resolved ??= super.getConfigFor(handle);
    return this.resolved;
  }
}

/** html-validate's recommended and document rules, except those against the minifier or libraries. */
const validator = new HtmlValidate(
  new ConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: [
      'html5',
      {
        // An option without an end tag ends before a group, which html-validate does not know.
        option: { implicitClosed: ['option', 'optgroup', 'hr'] },
      },
    ],
    rules: {
      // Docusaurus' minifier removes what HTML allows to omit: quotes around values …
      'attr-quotes': 'off',
      // … end tags …
      'no-implicit-close': 'off',
      // … the tags of a table's body …
      'prefer-tbody': 'off',
      // … the default type of an input …
      'no-implicit-input-type': 'off',
      // … the escape of an unambiguous ampersand …
      'no-raw-characters': ['error', { relaxed: true }],
      // … and the doctype's capitals; React closes void elements as in XML.
      'doctype-style': 'off',
      'void-style': 'off',
      // Docusaurus' root is __docusaurus; any id without spaces is valid.
      'valid-id': ['error', { relaxed: true }],
      // Markdown aligns columns with inline styles, and diagrams have a size before they are drawn.
      'no-inline-style': [
        'error',
        {
          allowedProperties: [
            'display',
            'text-align',
            'margin-inline-start',
            'min-height',
            'aspect-ratio',
            'min-width',
            'max-width',
          ],
        },
      ],
      // The skip link is a region, sidebar folders are links with a button role that work without scripts,
      // and no select has the groups and links of search results.
      'prefer-native-element': ['error', { exclude: ['region', 'button', 'listbox'] }],
      // Tables whose rows become blocks need explicit roles in Safari.
      'no-redundant-role': 'off',
      // Fields of tools and filters respond while typing, without submitting.
      'wcag/h32': 'off',
      // React writes an attribute without value as an empty one.
      'attribute-empty-style': 'off',
      // Everything is from the site's origin.
      'require-sri': 'off',
    },
  }),
);

/** HTML errors of a page, one line each: rule, place, reason. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, selector, message }) => `${ruleId}: ${selector ?? 'document'}: ${message}`),
  );
}
