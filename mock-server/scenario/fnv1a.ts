const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** 32 bits, over code points; `hash` continues from an earlier result. */
export function fnv1a(text: string, hash: number = OFFSET): number {
  let next = hash;
  for (const character of text) {
    next = Math.imul(next ^ (character.codePointAt(0) ?? 0), PRIME) >>> 0;
  }
  return next;
}
