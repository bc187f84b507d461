/** The message names the problem and what is expected. */
export class ControlProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlProblem';
  }
}

/** Throws ControlProblem unless `body` is a JSON object. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlProblem('The body must be a JSON object');
  }
  return { ...body };
}
