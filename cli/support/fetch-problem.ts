/** Such as ECONNREFUSED. */
export function fetchProblem(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return fetchProblem({ cause: cause.errors[0] as unknown });
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  if (cause instanceof Error) {
    return cause.message === 'bad port' ? 'fetch blocks this port, use another one' : cause.message;
  }
  return error instanceof Error ? error.message : String(error);
}
