const PAGE =
  '<!doctype html><html lang="en"><head><title>502 Bad Gateway</title></head>' +
  '<body><h1>502 Bad Gateway</h1></body></html>';

type Change = (leaf: unknown) => unknown;

const retyped: Change = (leaf) => {
  if (typeof leaf === 'string') return leaf.length;
  if (leaf === null) return false;
  return String(leaf);
};

function changeLeaves(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((entry) => changeLeaves(entry, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, changeLeaves(entry, change)]),
  );
}

/** Changes a JSON text, or the `data` of a GraphQL response; returns other texts unchanged. */
function changed(text: string, change: (whole: unknown) => unknown): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof body === 'object' && body !== null && 'data' in body) {
    return JSON.stringify({ ...body, data: change(body.data) });
  }
  return JSON.stringify(change(body));
}

type Bytes = Uint8Array<ArrayBuffer>;

const half = (bytes: Bytes): Bytes => bytes.slice(0, Math.ceil(bytes.length / 2));

type Corrupt = (bytes: Bytes) => Bytes | ReadableStream<Bytes>;

const rewrite =
  (change: (whole: unknown) => unknown): Corrupt =>
  (bytes) =>
    new TextEncoder().encode(changed(new TextDecoder().decode(bytes), change));

/** Values of the fault `answer`. */
export const BODY_FAULTS = {
  truncated: { description: 'only its first half', corrupt: half },
  'cut-off': {
    description: 'its first half, and then the connection is lost',
    corrupt: (bytes) =>
      new ReadableStream<Bytes>({
        start: (stream) => stream.enqueue(half(bytes)),
        pull: async (stream) => {
          // The first half must be on its way before the error ends the connection.
          await new Promise((resolve) => setTimeout(resolve));
          stream.error(new TypeError('A fault cut the answer off'));
        },
      }),
  },
  'wrong-types': {
    description: 'every value of another type',
    corrupt: rewrite((whole) => changeLeaves(whole, retyped)),
  },
  nulls: {
    description: 'every value null',
    corrupt: rewrite((whole) => changeLeaves(whole, () => null)),
  },
  null: {
    description: 'null; in a GraphQL response, data is null',
    corrupt: rewrite(() => null),
  },
  empty: { description: 'empty', corrupt: () => new Uint8Array() },
  html: { description: 'an HTML page', corrupt: () => new TextEncoder().encode(PAGE) },
} satisfies Record<string, { readonly description: string; readonly corrupt: Corrupt }>;

export type BodyFault = keyof typeof BODY_FAULTS;

/** Of a slow response. */
const PIECES = 10;

function trickling(
  bytes: Bytes,
  overMs: number,
  delay: (ms: number) => Promise<void>,
): ReadableStream<Bytes> {
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  let at = 0;
  return new ReadableStream<Bytes>({
    pull: async (stream) => {
      await delay(overMs / PIECES);
      stream.enqueue(bytes.slice(at, at + size));
      at += size;
      if (at >= bytes.length) stream.close();
    },
  });
}

const hasNoBody = ({ status, body }: Response): boolean =>
  status === 204 || status === 304 || body === null;

interface BodyChanges {
  readonly answer?: BodyFault;
  /** Media type. */
  readonly type?: string;
  /** Time over which the body arrives, ms. */
  readonly trickle?: number;
}

export async function corruptBody(
  response: Response,
  { answer, type, trickle }: BodyChanges,
  delay: (ms: number) => Promise<void>,
): Promise<Response> {
  const isUnchanged = answer === undefined && type === undefined && trickle === undefined;
  if (isUnchanged || response.type === 'error') return response;
  const headers = new Headers(response.headers);
  const { status, statusText } = response;
  if (type !== undefined) headers.set('content-type', type);
  else if (answer === 'html') headers.set('content-type', 'text/html; charset=utf-8');
  const given = { status, statusText, headers };
  if (hasNoBody(response) && answer !== 'html') return new Response(null, given);
  headers.delete('content-length');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const whole = answer === undefined ? bytes : BODY_FAULTS[answer].corrupt(bytes);
  const isSlow = trickle !== undefined && whole instanceof Uint8Array;
  const body = isSlow ? trickling(whole, trickle, delay) : whole;
  // Marks a body to send chunked instead of in one piece.
  if (body instanceof ReadableStream) headers.set('transfer-encoding', 'chunked');
  return new Response(body, given);
}
