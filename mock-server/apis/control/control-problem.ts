/** Thrown for bad input; the message names what is wrong and what would be right. */
export class ControlProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ControlProblem';
  }
}

/** The fields of a JSON object. Throws ControlProblem when it is none. */
export function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ControlProblem('The body must be a JSON object');
  }
  return { ...body };
}
