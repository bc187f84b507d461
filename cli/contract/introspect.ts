import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import * as v from 'valibot';
import { localFetch } from '../support/local-fetch';

/** Why the schema of an endpoint could not be read. */
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

/** Thrown where there is no schema to compare with; the message says what to do. */
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

/** More than any schema has. Bytes. */
const LARGEST = 32_000_000;

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/;

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AggregateError) return causeOf({ cause: cause.errors[0] as unknown });
  if (cause instanceof Error && 'code' in cause) return String(cause.code);
  if (cause instanceof Error) return cause.message;
  return error instanceof Error ? error.message : String(error);
}

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
        `answers more than ${String(LARGEST / 1_000_000)} MB: that is not a schema`,
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
  // What every server knows: newer questions are refused by older ones.
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
      fail(
        'timeout',
        `has not answered within ${String(timeoutMs / 1000)} s; --timeout gives more`,
      );
    }
    const cause = causeOf(error);
    if (CERTIFICATE.test(cause)) {
      fail(
        'certificate',
        `has a certificate that is not trusted here (${cause}); name its authority in NODE_EXTRA_CA_CERTS`,
      );
    }
    return fail('unreachable', `cannot be reached (${cause})`);
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

/** Fails for an answer that is none of a GraphQL server, whatever its body says. */
function checkStatus({ status, headers }: Response, text: string, body: unknown): void {
  if (status >= 300 && status < 400) {
    const target = headers.get('location');
    const where = target === null ? '' : ` to ${target}; if that is the endpoint, name it`;
    fail('redirect', `passes on (HTTP ${String(status)})${where}`);
  }
  if (status === 401 || status === 403) {
    const [message] = messagesOf(body);
    const why = message === undefined ? '' : `, “${message}”`;
    fail(
      'refused',
      `refuses to answer (HTTP ${String(status)}${why}); give it what it wants: --header "Authorization: Bearer …"`,
    );
  }
  const type = headers.get('content-type') ?? '';
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(text)) {
    fail(
      'page',
      `answers a page (HTTP ${String(status)}, ${type}), not GraphQL: is its path right?`,
    );
  }
  if (body === undefined) {
    if (status >= 400) fail('status', `answers HTTP ${String(status)}`);
    const what = text.trim() === '' ? 'nothing' : `something else (${type || 'of no type'})`;
    fail('not-json', `should answer JSON and answers ${what}`);
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

/** What every introspection has, down to arguments (GraphQL specification, 4). */
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

/** The first part of an introspection that is missing or of another kind, with where it stands. */
function brokenPart(data: unknown): string | undefined {
  const { issues } = v.safeParse(Introspection, data);
  if (issues === undefined) return undefined;
  const [issue] = issues;
  return `${v.getDotPath(issue) ?? 'it'} should be ${issue.expected ?? 'there'} and is ${issue.received}`;
}

function schemaIn(body: unknown): GraphQLSchema | null {
  if (typeof body !== 'object' || body === null || !('data' in body)) return null;
  const { data } = body;
  if (!isIntrospection(data)) return null;
  try {
    return buildClientSchema(data);
  } catch (error) {
    // graphql-js names what it looks for, and stumbles over what it does not.
    const why = brokenPart(data) ?? (error instanceof Error ? error.message : String(error));
    return fail('no-schema', `describes a schema that cannot be read: ${why}`);
  }
}

/** The schema of a GraphQL endpoint, by introspection. Throws IntrospectionError. */
export async function introspect(options: IntrospectionOptions): Promise<GraphQLSchema> {
  const { response, text } = await ask(options);
  const body = parse(text);
  checkStatus(response, text, body);
  const schema = schemaIn(body);
  if (schema !== null) return schema;
  const messages = messagesOf(body);
  const said = messages.slice(0, 3).join(' · ');
  if (messages.some((message) => /introspect|__schema|__type/i.test(message))) {
    return fail(
      'introspection-off',
      `does not let its schema be read, “${said}”: switch introspection on where this runs, or ask another instance`,
    );
  }
  if (
    messages.some((message) => /unauthori|unauthenticated|forbidden|not logged in/i.test(message))
  ) {
    return fail(
      'refused',
      `refuses to answer, “${said}”; give it what it wants: --header "Authorization: Bearer …"`,
    );
  }
  if (response.status >= 400) {
    const why = said === '' ? '' : `, “${said}”`;
    return fail('status', `answers HTTP ${String(response.status)}${why}`);
  }
  return fail(
    'no-schema',
    said === '' ? 'answers JSON, but no schema' : `answers errors instead of its schema: “${said}”`,
  );
}
