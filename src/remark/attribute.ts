/** Attributes that are added to components when pages are compiled. */
import type { Expression } from 'estree';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/**
 * An attribute with a JSON value, which becomes part of the page's script.
 *
 * @throws if JSON cannot represent it
 */
export function attributeOf(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value:
      typeof value === 'string' ? value : expressionAttribute(JSON.stringify(value), expressionOf(value)),
  };
}

/** An attribute with code, as text and as its syntax tree. */
export function expressionAttribute(value: string, expression: Expression): MdxJsxAttribute['value'] {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: {
      estree: { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] },
    },
  };
}

function expressionOf(value: unknown): Expression {
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map((item: unknown) => expressionOf(item)) };
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([name, inner]) => ({
      type: 'Property' as const,
      kind: 'init' as const,
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Literal' as const, value: name },
      value: expressionOf(inner),
    }));
    return { type: 'ObjectExpression', properties };
  }
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return { type: 'Literal', value };
  }
  throw new Error(`A page cannot contain a value of the type ${typeof value}.`);
}
