import { parse, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { checkNesting, DOCUMENT_LIMITS, limitProblem } from './document-limits';

/** More than the portal has, but few enough to protect the memory from strangers. */
const MOST = 300;

/** Characters. */
const LONGEST = 20_000;

type ReadDocument =
  | { readonly document: DocumentNode }
  | { readonly problems: readonly GraphQLError[] };

const known = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

function knownTo(schema: GraphQLSchema): Map<string, DocumentNode> {
  const documents = known.get(schema) ?? new Map<string, DocumentNode>();
  known.set(schema, documents);
  return documents;
}

/** Parses and validates equal documents once. Throws the syntax error of an unreadable one. */
export function readDocument(schema: GraphQLSchema, query: string): ReadDocument {
  const documents = knownTo(schema);
  const before = documents.get(query);
  if (before !== undefined) return { document: before };
  checkNesting(query);
  const document = parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
  // Checked first: a document that is too large takes long to validate.
  const tooLarge = limitProblem(document);
  if (tooLarge !== null) return { problems: [tooLarge] };
  const problems = validate(schema, document);
  if (problems.length > 0) return { problems };
  const [oldest] = documents.keys();
  if (documents.size >= MOST && oldest !== undefined) documents.delete(oldest);
  if (query.length <= LONGEST) documents.set(query, document);
  return { document };
}
