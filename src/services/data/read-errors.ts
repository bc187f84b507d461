import { isFields } from './answer-check';

export interface AnswerError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

const NO_MESSAGE = 'An error without a message';

function readPlace(value: unknown): { line: number; column: number }[] {
  return isFields(value) && typeof value['line'] === 'number' && typeof value['column'] === 'number'
    ? [{ line: value['line'], column: value['column'] }]
    : [];
}

function readError(value: unknown): AnswerError {
  if (typeof value === 'string') return { message: value };
  if (!isFields(value)) return { message: NO_MESSAGE };
  const { message, locations, path, extensions } = value;
  return {
    message: typeof message === 'string' ? message : NO_MESSAGE,
    ...(Array.isArray(locations) ? { locations: locations.flatMap(readPlace) } : {}),
    ...(Array.isArray(path)
      ? { path: path.filter((key) => typeof key === 'string' || typeof key === 'number') }
      : {}),
    ...(isFields(extensions) ? { extensions } : {}),
  };
}

/** Accepts any format: some servers omit messages, or send plain text. */
export function readErrors(value: unknown): AnswerError[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(readError) : [readError(value)];
}

/** As in spec 4. */
export function hasUnauthorized(errors: readonly AnswerError[]): boolean {
  return errors.some(
    ({ message, extensions }) =>
      message.includes('Unauthorized') || extensions?.['code'] === 'UNAUTHENTICATED',
  );
}

export function errorsOfBody(bodyText: string): AnswerError[] {
  try {
    const body: unknown = JSON.parse(bodyText);
    return isFields(body) ? readErrors(body['errors']) : [];
  } catch {
    return [];
  }
}
