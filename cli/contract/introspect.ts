import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import * as v from 'valibot';
import { localFetch } from '../support/local-fetch';
import { fetchProblem } from '../support/fetch-problem';

export type IntrospectionFailure =
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'redirect'
  | 'refused'
  | 'status'
  | 'page'
  | 'not-json'
  | 'too-large'
  | 'introspection-off'
  | 'no-schema';

/** The message says how to fix the problem. */
export class IntrospectionError extends Error {
  override readonly name = 'IntrospectionError';
  constructor(
    readonly failure: IntrospectionFailure,
    message: string,
  ) {
    super(message);
  }
}

export interface IntrospectionOptions {
  readonly endpoint: string;
  readonly headers: Headers;
  readonly timeoutMs: number;
}

/** Bytes. */
const LARGEST = 32_000_000;

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

function fail(failure: IntrospectionFailure, message: string): never {
  throw new IntrospectionError(failure, message);
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LARGEST) {
      fail(
        'too-large',
        `the response is larger than ${String(LARGEST / 1_000_000)} MB, so it isn't a schema`,
      );
    }
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

async function ask(options: IntrospectionOptions): Promise<{ response: Response; text: string }> {
  const { endpoint, timeoutMs } = options;
  const headers = new Headers(options.headers);
  headers.set('content-type', 'application/json');
  if (!headers.has('accept')) {
    headers.set('accept', 'application/graphql-response+json, application/json');
  }
  // Older servers reject newer introspection fields, so request the basic ones only.
  const query = getIntrospectionQuery({ descriptions: false });
  try {
    const response = await localFetch(endpoint, {
      method: 'POST',
      headers,
      body: JSON.stringify({ operationName: 'IntrospectionQuery', query }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { response, text: await readText(response) };
  } catch (error) {
    if (error instanceof IntrospectionError) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') {
      fail('timeout', `no response within ${String(timeoutMs / 1000)} s: raise --timeout`);
    }
    const cause = fetchProblem(error);
    if (CERTIFICATE.test(cause)) {
      fail(
        'certificate',
        `its certificate isn't trusted (${cause}): add its authority to NODE_EXTRA_CA_CERTS`,
      );
    }
    return fail('unreachable', `can't connect (${cause})`);
  }
}

function messagesOf(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return [];
  const { errors } = body;
  if (!Array.isArray(errors)) return [String(errors)];
  return errors.map((error: unknown) =>
    typeof error === 'object' && error !== null && 'message' in error
      ? String(error.message)
      : JSON.stringify(error),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkStatus({ status, headers }: Response, text: string, body: unknown): void {
  if (status >= 300 && status < 400) {
    const target = headers.get('location');
    const where =
      target === null ? '' : ` to ${target}: if that is the endpoint, use it as --endpoint`;
    fail('redirect', `redirects (HTTP ${String(status)})${where}`);
  }
  if (status === 401 || status === 403) {
    const [message] = messagesOf(body);
    const why = message === undefined ? '' : `, “${message}”`;
    fail(
      'refused',
      `rejects the request (HTTP ${String(status)}${why}): add --header "Authorization: Bearer …"`,
    );
  }
  const type = headers.get('content-type') ?? '';
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    fail(
      'page',
      `returned a web page (HTTP ${String(status)}, ${type}), not GraphQL: check the path`,
    );
  }
  if (body === undefined) {
    if (status >= 400) fail('status', `returned HTTP ${String(status)}`);
    const what = text.trim() === '' ? 'an empty response' : type || 'a response without a type';
    fail('not-json', `expected JSON, but it returned ${what}`);
  }
}

function isIntrospection(data: unknown): data is IntrospectionQuery {
  if (typeof data !== 'object' || data === null) return false;
  const schema: unknown = Object.entries(data).find(([name]) => name === '__schema')?.[1];
  return typeof schema === 'object' && schema !== null;
}

const Named = v.object({ name: v.string() });
const Fields = v.nullish(
  v.array(
    v.object({
      ...Named.entries,
      args: v.optional(v.array(Named)),
      type: v.optional(v.looseObject({ kind: v.string() })),
    }),
  ),
);

/** Only down to arguments (GraphQL specification, 4). */
const Introspection = v.object({
  __schema: v.object({
    queryType: Named,
    types: v.array(
      v.object({
        kind: v.string(),
        ...Named.entries,
        fields: Fields,
        inputFields: Fields,
        enumValues: v.nullish(v.array(Named)),
        interfaces: v.nullish(v.array(Named)),
        possibleTypes: v.nullish(v.array(Named)),
      }),
    ),
    directives: v.array(v.object({ ...Named.entries, args: v.array(Named) })),
  }),
});

/** Describes the first missing or mistyped part. */
function brokenPart(data: unknown): string | undefined {
  const { issues } = v.safeParse(Introspection, data);
  if (issues === undefined) return undefined;
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'it'}: expected ${issue.expected ?? 'a value'}, but it is ${issue.received}`;
}

function schemaIn(body: unknown): GraphQLSchema | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (!isIntrospection(data)) return null;
  try {
    return buildClientSchema(data);
  } catch (error) {
    // graphql-js reports some problems by name and throws a TypeError for the rest.
    const why = brokenPart(data) ?? (error instanceof Error ? error.message : String(error));
    return fail('no-schema', `can't read its schema: ${why}`);
  }
}

export async function introspect(options: IntrospectionOptions): Promise<GraphQLSchema> {
  const { response, text } = await ask(options);
  const body = parse(text);
  checkStatus(response, text, body);
  const schema = schemaIn(body);
  if (schema !== null) return schema;
  const messages = messagesOf(body);
  const problems = messages.slice(0, 3).join(' · ');
  if (messages.some((message) => /introspect|__schema|__type/i.test(message))) {
    return fail(
      'introspection-off',
      `introspection is off (“${problems}”): enable it, or use another instance`,
    );
  }
  if (
    messages.some((message) => /unauthori|unauthenticated|forbidden|not logged in/i.test(message))
  ) {
    return fail(
      'refused',
      `rejects the request (“${problems}”): add --header "Authorization: Bearer …"`,
    );
  }
  if (response.status >= 400) {
    const why = problems === '' ? '' : `, “${problems}”`;
    return fail('status', `returned HTTP ${String(response.status)}${why}`);
  }
  return fail(
    'no-schema',
    problems === ''
      ? 'returned JSON, but no schema'
      : `returned errors instead of its schema: “${problems}”`,
  );
}
