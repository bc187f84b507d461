import { LIMITS } from './limits';

/** The bytes decide, not the name. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

export const LARGEST_FILE = `${LIMITS.upload.maxBytes / 1_000_000} MB`;

const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Brands that don't name the coding; cameras use them for HEVC. */
const CONTAINER_BRANDS = ['mif1', 'msf1', 'miaf', 'tmap'];

/** Real files have fewer than ten. */
const MOST_BRANDS = 64;

/** The same container with a coding that isn't accepted. */
const AVIF_BRANDS = ['avif', 'avis'];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Major and compatible brands of an ISO media file (ISO/IEC 14496-12 section 4.3). */
function mediaBrands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // The four bytes between them are the major brand's version.
  const compatible = ascii(bytes, 16, Math.min(size, MOST_BRANDS * 4));
  return [ascii(bytes, 8, 12), ...(compatible.match(/.{4}/gs) ?? [])];
}

function isHeic(bytes: Uint8Array): boolean {
  const brands = mediaBrands(bytes);
  if (brands.some((brand) => HEVC_BRANDS.includes(brand))) return true;
  const [major = ''] = brands;
  return CONTAINER_BRANDS.includes(major) && !brands.some((brand) => AVIF_BRANDS.includes(brand));
}

/** Decides by the first bytes; null for other types. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // Readers accept a header a little after the start.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf';
  return isHeic(bytes) ? 'image/heic' : null;
}
