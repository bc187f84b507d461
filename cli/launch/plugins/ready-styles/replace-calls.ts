/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export type Parse = (code: string) => unknown;

interface Makers {
  css(...styles: readonly unknown[]): string;
  cva(config: unknown): string;
  /** What a module that has a recipe begins with. */
  readonly helper: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const textIn = (node: unknown, key: string): string =>
  isNode(node) && typeof node[key] === 'string' ? node[key] : '';

const FUNCTIONS = new Set(['css', 'cva', 'sva']);

function* everyNode(node: Node): Generator<Node> {
  yield node;
  for (const part of partsOf(node)) yield* everyNode(part);
}

type Values = ReadonlyMap<string, unknown>;

/** Something whose value does not stand in the text of its module. */
class NotThere extends Error {}

const nodesIn = (node: Node, key: string): readonly Node[] => [node[key]].flat().filter(isNode);

function valueIn(node: Node, key: string, known: Values): unknown {
  const [inner] = nodesIn(node, key);
  if (inner === undefined) throw new NotThere();
  return valueOf(inner, known);
}

function entryOf(property: Node, known: Values): readonly [string, unknown] {
  const [key] = nodesIn(property, 'key');
  if (property.type !== 'Property' || key === undefined) throw new NotThere();
  const isName = property['computed'] !== true && key.type === 'Identifier';
  return [
    isName ? textIn(key, 'name') : String(valueOf(key, known)),
    valueIn(property, 'value', known),
  ];
}

/** The value of an expression that stands in the text, or in constants that are known. */
function valueOf(node: Node, known: Values): unknown {
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'Identifier':
      if (!known.has(textIn(node, 'name'))) throw new NotThere();
      return known.get(textIn(node, 'name'));
    case 'TemplateLiteral': {
      const [text, ...more] = nodesIn(node, 'quasis').map(({ value }) => value);
      if (more.length > 0) throw new NotThere();
      return (text as { readonly cooked: string }).cooked;
    }
    case 'ObjectExpression':
      return Object.fromEntries(nodesIn(node, 'properties').map((one) => entryOf(one, known)));
    case 'ArrayExpression':
      return nodesIn(node, 'elements').map((one) => valueOf(one, known));
    default:
      throw new NotThere();
  }
}

function valuesOf(nodes: readonly Node[], known: Values): readonly unknown[] | null {
  try {
    return nodes.map((node) => valueOf(node, known));
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
}

/** Constants at the top of a module whose values stand in its text. */
function constantsOf(program: Node): Values {
  const known = new Map<string, unknown>();
  for (const statement of nodesIn(program, 'body')) {
    const [declaration = statement] = nodesIn(statement, 'declaration');
    if (declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue;
    for (const one of nodesIn(declaration, 'declarations')) {
      const values = valuesOf(nodesIn(one, 'init'), known);
      if (values?.length === 1) known.set(textIn(one['id'], 'name'), values[0]);
    }
  }
  return known;
}

function apply(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + put + text.slice(end);
  }
  return text;
}

/**
 * Replaces calls of Panda’s functions, whose values stand in the module, by what they would give; and what
 * the module then imports for nothing. Null: nothing is to be done.
 */
export function replaceCalls(code: string, parse: Parse, makers: Makers): string | null {
  const program = parse(code);
  if (!isNode(program)) return null;
  const source = partsOf(program).find(
    (node) =>
      node.type === 'ImportDeclaration' &&
      textIn(node['source'], 'value').endsWith('styled-system/css'),
  );
  if (source === undefined) return null;
  const known = constantsOf(program);
  const edits: Edit[] = [];
  const left = new Set<string>();
  let hasRecipe = false;
  for (const node of everyNode(program)) {
    const name = textIn(node['callee'], 'name');
    if (node.type !== 'CallExpression' || !FUNCTIONS.has(name)) continue;
    const values = name === 'sva' ? null : valuesOf(nodesIn(node, 'arguments'), known);
    if (values === null) {
      left.add(name);
      continue;
    }
    if (name === 'cva') hasRecipe = true;
    const text = name === 'css' ? makers.css(...values) : makers.cva(values[0]);
    edits.push({ start: node.start, end: node.end, text });
  }
  const path = textIn(source['source'], 'value');
  const imported = nodesIn(source, 'specifiers').map((one) => textIn(one['local'], 'name'));
  // What only joins classes needs nothing of what makes them, either.
  if (edits.length === 0 && !imported.includes('cx')) return null;
  const lines = imported.flatMap((name) => {
    if (name === 'cx') return [`import { cx } from ${JSON.stringify(`${path}/cx`)};`];
    return left.has(name) ? [`import { ${name} } from ${JSON.stringify(path)};`] : [];
  });
  edits.push({
    start: source.start,
    end: source.end,
    text: (hasRecipe ? makers.helper : '') + lines.join('\n'),
  });
  return apply(code, edits);
}
