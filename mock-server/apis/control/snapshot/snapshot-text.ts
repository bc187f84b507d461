import { fnv1a } from '../../../scenario/fnv1a';
import { readJson } from '../../../world/read-json';
import { ControlProblem } from '../control-problem';

const KIND = 'portal-snapshot';

/** Increase when the snapshot format changes; the state in it has a separate version. */
const VERSION = 1;

/** Maximum unpacked size, bytes: larger than any world, to stop decompression bombs. */
const MOST_BYTES = 32_000_000;

const checksum = (text: string): string => fnv1a(text).toString(36);

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws if the text isn't base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Returns null, and stops reading, once there are more than `most` bytes. */
async function passed(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Compressed, for a link or a file. */
export async function encodeSnapshot(value: unknown): Promise<string> {
  const bytes = Uint8Array.from(new TextEncoder().encode(JSON.stringify(value)));
  const packed = await passed(bytes, new CompressionStream('deflate-raw'), Infinity);
  const body = toBase64Url(packed ?? new Uint8Array());
  return `${KIND}.v${String(VERSION)}.${body}.${checksum(body)}`;
}

/** The contents aren't checked. Throws a ControlProblem if the text can't be read. */
export async function decodeSnapshot(text: string): Promise<unknown> {
  const [kind, version = '', body = '', sum = '', ...more] = text.trim().split('.');
  if (kind !== KIND) {
    throw new ControlProblem(`That is no snapshot: one begins with "${KIND}."`);
  }
  const number = /^v(\d+)$/.exec(version)?.[1];
  if (number !== undefined && Number(number) > VERSION) {
    throw new ControlProblem(
      `The snapshot is of version ${version}, made by a newer portal: this one reads v${String(VERSION)}`,
    );
  }
  if (number === undefined || Number(number) < VERSION || more.length > 0 || checksum(body) !== sum)
    throw new ControlProblem('The snapshot is damaged: it is incomplete or was changed');
  let bytes;
  try {
    bytes = await passed(fromBase64Url(body), new DecompressionStream('deflate-raw'), MOST_BYTES);
  } catch {
    throw new ControlProblem('The snapshot is damaged: it cannot be unpacked');
  }
  if (bytes === null) {
    throw new ControlProblem(
      `The snapshot unpacks to more than ${String(MOST_BYTES / 1_000_000)} MB: no world is that large`,
    );
  }
  try {
    return readJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ControlProblem('The snapshot is damaged: it holds no JSON');
  }
}
