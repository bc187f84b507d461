import { GraphQLError, visit, type DocumentNode } from 'graphql';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { matchFaults } from '../../world/faults/match-faults';
import type { Context } from '../../world/context';
import { noteTokenized } from '../../world/request-log';

/** Sensitive arguments must go through the proxy. A field has the name of its operation. */
const SENSITIVE: readonly string[] = OPERATIONS.filter(({ sensitive }) => sensitive).map(
  ({ name }) => name,
);

const PROXY = '/secure/graphql';

interface Facts {
  /** Introspection beyond type names. */
  readonly readsSchema: boolean;
  /** Sensitive values must go through the proxy. */
  readonly isSensitive: boolean;
}

const known = new WeakMap<DocumentNode, Facts>();

function factsOf(document: DocumentNode): Facts {
  const before = known.get(document);
  if (before !== undefined) return before;
  const fields = new Set<string>();
  visit(document, { Field: ({ name }) => void fields.add(name.value) });
  const facts = {
    readsSchema: fields.has('__schema') || fields.has('__type'),
    isSensitive: SENSITIVE.some((name) => fields.has(name)),
  };
  known.set(document, facts);
  return facts;
}

/** Null if the operation is allowed. Logs whether sensitive values came through the proxy. */
export function policyProblem(
  request: Request,
  { state, introspection }: Pick<Context, 'state' | 'introspection'>,
  document: DocumentNode,
): GraphQLError | null {
  const { readsSchema, isSensitive } = factsOf(document);
  const isClosed = (): boolean =>
    !introspection || matchFaults(state, (fault) => fault.introspection === 'off').length > 0;
  if (readsSchema && isClosed()) {
    return new GraphQLError('Introspection is switched off: the schema cannot be read here');
  }
  if (!isSensitive) return null;
  const throughProxy = new URL(request.url).pathname === PROXY;
  noteTokenized(request, throughProxy);
  if (throughProxy || matchFaults(state, (fault) => fault.direct === 'refuse').length === 0) {
    return null;
  }
  return new GraphQLError(`This operation carries sensitive values: send it to ${PROXY}`);
}
