import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * What built pages are held to: html-validate's recommended rules and those for whole documents. Those left out or loosened ask for a
 * way of writing that the minifier takes away, or that a library we build on has settled.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    elements: [
      'html5',
      {
        // HTML lets an option without an end tag end before a group; html-validate does not know it.
        option: { implicitClosed: ['option', 'optgroup', 'hr'] },
      },
    ],
    rules: {
      // The minifier of Docusaurus removes what HTML allows to leave out: quotes around values …
      'attr-quotes': 'off',
      // … end tags …
      'no-implicit-close': 'off',
      // … the tags of a table's body …
      'prefer-tbody': 'off',
      // … the default type of an input …
      'no-implicit-input-type': 'off',
      // … the escape of an ampersand that cannot be mistaken for a reference …
      'no-raw-characters': ['error', { relaxed: true }],
      // … and the capitals of the doctype; React closes void elements as XML does.
      'doctype-style': 'off',
      'void-style': 'off',
      // Docusaurus calls its root __docusaurus; any id without blanks is valid.
      'valid-id': ['error', { relaxed: true }],
      // Markdown aligns a table's columns with an inline style, and a diagram has its size before it is drawn.
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
      // The theme's skip link is a region, and folders of its sidebar are links with the role of a button,
      // which lead somewhere when scripts are off. The list of search results has groups and links, which no select holds.
      'prefer-native-element': ['error', { exclude: ['region', 'button', 'listbox'] }],
      // Tables whose rows become blocks in narrow windows lose their roles in Safari unless they name them.
      'no-redundant-role': 'off',
      // The fields of tools and filters answer while they change; there is nothing to submit.
      'wcag/h32': 'off',
      // React writes an attribute without a value as an empty one.
      'attribute-empty-style': 'off',
      // Everything comes from the site's own origin.
      'require-sri': 'off',
    },
  }),
);

/** What is wrong with a page's HTML: rule, place and reason, one line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ severity }) => severity === 2)
      .map(({ ruleId, selector, message }) => `${ruleId}: ${selector ?? 'document'}: ${message}`),
  );
}
