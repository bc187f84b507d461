import type { UploadEntry } from './upload-entries';

async function haveSameBytes(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    const [first, second] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    const bytes = new Uint8Array(second);
    return new Uint8Array(first).every((byte, index) => byte === bytes[index]);
  } catch {
    // A file that can't be read again can't be compared.
    return false;
  }
}

/** After a reload, only name and size are known. */
function areSame(one: UploadEntry, other: UploadEntry): Promise<boolean> {
  if (one.file !== null && other.file !== null) return haveSameBytes(one.file, other.file);
  return Promise.resolve(one.name === other.name && one.sizeBytes === other.sizeBytes);
}

/** Compares with earlier entries that didn't fail. */
export async function isDuplicate(entries: readonly UploadEntry[], id: string): Promise<boolean> {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (entry === undefined) return false;
  const earlier = entries.slice(0, index).filter(({ state }) => state !== 'failed');
  const same = await Promise.all(earlier.map((other) => areSame(other, entry)));
  return same.includes(true);
}
