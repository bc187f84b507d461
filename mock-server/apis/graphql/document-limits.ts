import {
  GraphQLError,
  Kind,
  Lexer,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Introspection and every portal operation stay far below. */
export const DOCUMENT_LIMITS = {
  depth: 20,
  aliases: 30,
  tokens: 5000,
  directives: 50,
  brackets: 100,
} as const;

interface Size {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, directives: 0 };

/** Counts a fragment at full size wherever it is spread. Validation refuses recursive fragments. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #known = new Map<string, Size>();

  constructor(document: DocumentNode) {
    const fragments = document.definitions.filter(
      (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
    );
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  #fragment(name: string): Size {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, NOTHING);
    const size = this.selection(this.#fragments.get(name)?.selectionSet);
    this.#known.set(name, size);
    return size;
  }

  selection(selection: SelectionSetNode | undefined): Size {
    let { depth, aliases, directives } = NOTHING;
    for (const node of selection?.selections ?? []) {
      const isField = node.kind === Kind.FIELD;
      const within =
        node.kind === Kind.FRAGMENT_SPREAD
          ? this.#fragment(node.name.value)
          : this.selection(node.selectionSet);
      depth = Math.max(depth, within.depth + (isField ? 1 : 0));
      aliases += within.aliases + (isField && node.alias !== undefined ? 1 : 0);
      directives += within.directives + (node.directives?.length ?? 0);
    }
    return { depth, aliases, directives };
  }
}

const OPENING: readonly TokenKind[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const CLOSING: readonly TokenKind[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

/**
 * Throws a GraphQLError if brackets are nested too deeply; the parser is recursive, so check first.
 * Stops at the token limit, which the parser reports.
 */
export function checkNesting(query: string): void {
  const lexer = new Lexer(new Source(query));
  let level = 0;
  for (let count = 0; count < DOCUMENT_LIMITS.tokens; count += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (OPENING.includes(kind)) level += 1;
    else if (CLOSING.includes(kind)) level -= 1;
    if (level > DOCUMENT_LIMITS.brackets) {
      throw new GraphQLError(
        `A document has at most ${String(DOCUMENT_LIMITS.brackets)} levels of brackets.`,
      );
    }
  }
}

/** Null if the document is within the limits. */
export function limitProblem(document: DocumentNode): GraphQLError | null {
  const measure = new Measure(document);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure.selection(node.selectionSet);
    for (const what of ['depth', 'aliases', 'directives'] as const) {
      const most = DOCUMENT_LIMITS[what];
      if (size[what] <= most) continue;
      const found = `This one has ${String(size[what])}.`;
      const allowed =
        what === 'depth' ? `${String(most)} levels of fields` : `${String(most)} ${what}`;
      return new GraphQLError(`An operation has at most ${allowed}. ${found}`, { nodes: [node] });
    }
  }
  return null;
}
