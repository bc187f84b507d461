/** Thrown for bad input; the message names the problem and what is expected. */
export class ControlProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlProblem';
  }
}

/** Returns the fields of a JSON object. Throws ControlProblem if it isn't one. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlProblem('The body must be a JSON object');
  }
  return { ...body };
}
