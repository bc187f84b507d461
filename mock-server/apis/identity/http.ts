import { readJson } from '../../world/read-json';

const NEVER_STORED = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

/** Never cached. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...NEVER_STORED, ...headers } });
}

/** RFC 6749 section 5.2; the identity library reads this format. */
export function problem(
  status: number,
  error: string,
  description: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error, error_description: description }, status, headers);
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { ...NEVER_STORED, Location: location } });
}

/** From query, form or JSON body. Only strings count; other values are ignored. */
export type Parameters = ReadonlyMap<string, string>;

/** The first value of a repeated name counts. */
export function queryParameters(request: Request): Parameters {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URL(request.url).searchParams) {
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}

export function texts(value: object): Parameters {
  return new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function isForm(request: Request): boolean {
  const type = request.headers.get('Content-Type') ?? '';
  return type.includes('application/x-www-form-urlencoded');
}

/** Null if the body is neither JSON nor a form. */
export async function bodyParameters(request: Request): Promise<Parameters | null> {
  const text = await request.text();
  if (isForm(request)) {
    return new Map(new URLSearchParams(text));
  }
  try {
    const body = readJson(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
    return texts(body);
  } catch {
    return null;
  }
}

export interface NestedParameters {
  readonly own: Parameters;
  readonly nested: Parameters;
}

/** A form writes nested values as `name[redirect_uri]`. */
function readForm(text: string, name: string): NestedParameters {
  const own = new Map<string, string>();
  const nested = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(text)) {
    const inner = key.startsWith(`${name}[`) && key.endsWith(']');
    if (inner) nested.set(key.slice(name.length + 1, -1), value);
    else own.set(key, value);
  }
  return { own, nested };
}

/** Null if the body is neither JSON nor a form. */
export async function bodyWith(request: Request, name: string): Promise<NestedParameters | null> {
  const text = await request.text();
  if (isForm(request)) return readForm(text, name);
  try {
    const body = readJson(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
    const nested: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
    return { own: texts(body), nested: texts(typeof nested === 'object' ? (nested ?? {}) : {}) };
  } catch {
    return null;
  }
}

export function unreadableBody(): Response {
  return problem(400, 'invalid_request', 'The body must be a JSON object or form-encoded.');
}
