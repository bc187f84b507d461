import { jsonProblem, readJson } from '../../world/read-json';

export interface GraphQLCall {
  readonly query: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readCall(body: string): GraphQLCall | { readonly problem: string } {
  let parsed: unknown;
  try {
    parsed = readJson(body);
  } catch (error) {
    return { problem: jsonProblem(error) };
  }
  if (!isMap(parsed))
    return { problem: 'The body must be a JSON object; batches are not answered' };
  const { query, operationName = null, variables = null, extensions = null } = parsed;
  if (typeof query !== 'string') return { problem: '"query" must be a text' };
  if (operationName !== null && typeof operationName !== 'string') {
    return { problem: '"operationName" must be a text or null' };
  }
  if (variables !== null && !isMap(variables)) {
    return { problem: '"variables" must be an object or null' };
  }
  if (extensions !== null && !isMap(extensions)) {
    return { problem: '"extensions" must be an object or null' };
  }
  return { query, operationName, variables: variables ?? {} };
}
