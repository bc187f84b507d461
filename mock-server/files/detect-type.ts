import type { AcceptedType } from './accepted-types';

function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, index) => bytes[at + index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

/** What the first bytes say a file is: one of the accepted types, or null. */
export function detectType(bytes: Uint8Array): AcceptedType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // Readers find the mark of a PDF anywhere in its first 1024 bytes.
  if (text(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf';
  const isMediaFile = text(bytes, 4, 8) === 'ftyp';
  return isMediaFile && HEIC_BRANDS.includes(text(bytes, 8, 12)) ? 'image/heic' : null;
}

/** Whether a PDF asks for a password: its trailer names an encryption dictionary. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  return /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</.test(new TextDecoder('latin1').decode(bytes));
}
