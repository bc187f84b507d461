/** 32 hexadecimal digits nobody can guess. Unlike `crypto.randomUUID`, also there without HTTPS. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
