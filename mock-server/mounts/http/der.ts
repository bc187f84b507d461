// The few forms of DER (ITU-T X.690) that a certificate is made of.

type Bytes = Uint8Array;

function lengthOf(count: number): number[] {
  if (count < 0x80) return [count];
  const bytes: number[] = [];
  for (let rest = count; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return [0x80 | bytes.length, ...bytes];
}

/** A value with its tag and length. */
export function tagged(tag: number, ...parts: readonly Bytes[]): Bytes {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

export const sequence = (...parts: readonly Bytes[]): Bytes => tagged(0x30, ...parts);

export const setOf = (...parts: readonly Bytes[]): Bytes => tagged(0x31, ...parts);

/** A number that is not negative, as its bytes. */
export function unsigned(bytes: Bytes): Bytes {
  const isHigh = (bytes[0] ?? 0) >= 0x80;
  return tagged(0x02, isHigh ? Buffer.from([0]) : Buffer.alloc(0), bytes);
}

/** An object identifier, such as `2.5.29.17`. */
export function objectId(text: string): Bytes {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const encode = (value: number): number[] => {
    const bytes = [value & 0x7f];
    for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
    return bytes;
  };
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(encode)]));
}

export const utf8 = (text: string): Bytes => tagged(0x0c, Buffer.from(text, 'utf8'));

export const truth = (): Bytes => tagged(0x01, Buffer.from([0xff]));

export const octets = (content: Bytes): Bytes => tagged(0x04, content);

/** Bits, of which the last byte leaves `unused` out. */
export const bits = (content: Bytes, unused = 0): Bytes =>
  tagged(0x03, Buffer.from([unused]), content);

/** A UTCTime, which holds years up to 2049, to the second. */
export function utcTime(date: Date): Bytes {
  const text = date.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  return tagged(0x17, Buffer.from(text.slice(2), 'ascii'));
}
