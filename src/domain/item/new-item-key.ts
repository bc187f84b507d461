/** A key that no other item has: adding twice with the same key adds once. */
export function newItemKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `item-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
