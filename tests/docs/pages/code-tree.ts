/** A part of a parsed module. */
export type Node = Readonly<Record<string, unknown>> & { readonly type: string };

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node)['type'] === 'string';

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Calls whose arguments are styles: nobody reads those. */
const STYLES = new Set(['css', 'cva', 'sva', 'cx', 'keyframes']);

/** Whether a call, of `css(…)` or of `one.css(…)`, is one of these. */
export function isStyleCall({ type, callee }: Node): boolean {
  if (type !== 'CallExpression' || !isNode(callee)) return false;
  const { name, property } = callee;
  return STYLES.has(String(name ?? (isNode(property) ? property['name'] : '')));
}
