import { LIMITS } from './limits';

/** The kinds of files that are taken, by what their bytes say. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

/** The size up to which a file is taken, as texts say it. */
export const LARGEST_FILE = `${LIMITS.upload.maxBytes / 1_000_000} MB`;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** What the first bytes of a file say it is; null when it is none of the kinds that are taken. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // Readers accept a PDF whose header stands a little after the start.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf';
  if (ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.includes(ascii(bytes, 8, 12))) {
    return 'image/heic';
  }
  return null;
}

/** Whether a PDF is encrypted: its trailer then names an encryption dictionary. */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(new TextDecoder('latin1').decode(bytes));
}
