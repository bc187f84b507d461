import {
  execute,
  getOperationAST,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { HttpFailure, withCode } from './errors';
import { readDocument } from './known-documents';
import type { GraphQLCall } from './read-request';
import type { ResolverContext } from './resolver-context';
import { Unanswered } from './unanswered';

/** `executed`: whether the operation ran at all. `failure`: the HTTP error to return instead. */
export interface CallResult {
  readonly executed: boolean;
  readonly result: ExecutionResult;
  readonly failure: HttpFailure | Unanswered | null;
}

function refused(errors: readonly GraphQLError[]): CallResult {
  return { executed: false, result: { errors }, failure: null };
}

/** Doesn't execute the call if `policyProblem` refuses it. Never throws for the caller's errors. */
export async function executeCall(
  schema: GraphQLSchema,
  call: GraphQLCall,
  contextValue: ResolverContext,
  policyProblem: (document: DocumentNode) => GraphQLError | null,
): Promise<CallResult> {
  let read: ReturnType<typeof readDocument>;
  try {
    read = readDocument(schema, call.query);
  } catch (error) {
    if (error instanceof GraphQLError) return refused([error]);
    throw error;
  }
  if ('problems' in read) return refused(read.problems);
  const { document } = read;
  const closed = policyProblem(document);
  if (closed !== null) return refused([closed]);
  if (!getOperationAST(document, call.operationName)) {
    const name = call.operationName;
    const message =
      name === null ? 'Say which operation to run' : `There is no operation "${name}"`;
    return refused([new GraphQLError(message)]);
  }
  const result = await execute({
    schema,
    document,
    contextValue,
    variableValues: call.variables,
    operationName: call.operationName,
  });
  // Without data nothing ran: the variables were invalid.
  if (result.data === undefined) return { executed: false, result, failure: null };
  const causes = result.errors?.map(({ originalError }) => originalError) ?? [];
  const failure =
    causes.find((cause) => cause instanceof Unanswered) ??
    causes.find((cause) => cause instanceof HttpFailure) ??
    null;
  return {
    executed: true,
    result:
      result.errors === undefined ? result : { ...result, errors: result.errors.map(withCode) },
    failure,
  };
}
