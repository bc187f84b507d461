import { LIMITS } from './limits';

/** Accepted file types. The bytes decide, not the name. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

/** Maximum size, as text. */
export const LARGEST_FILE = `${LIMITS.upload.maxBytes / 1_000_000} MB`;

/** HEIF container brands with HEVC images. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Container brands that don't specify the coding: cameras write HEVC under them. */
const CONTAINER_BRANDS = ['mif1', 'msf1', 'miaf', 'tmap'];

/** Maximum number of brands read; real files have fewer than ten. */
const MOST_BRANDS = 64;

/** AVIF: the same container with a coding that isn't accepted. */
const AVIF_BRANDS = ['avif', 'avis'];

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/** Returns the major and the compatible brands of an ISO media file (ISO/IEC 14496-12 section 4.3). */
function mediaBrands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 8) !== 'ftyp') return [];
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // After the major brand come four bytes of its version, then the compatible brands.
  const compatible = ascii(bytes, 16, Math.min(size, MOST_BRANDS * 4));
  return [ascii(bytes, 8, 12), ...(compatible.match(/.{4}/gs) ?? [])];
}

function isHeic(bytes: Uint8Array): boolean {
  const brands = mediaBrands(bytes);
  if (brands.some((brand) => HEVC_BRANDS.includes(brand))) return true;
  const [major = ''] = brands;
  return CONTAINER_BRANDS.includes(major) && !brands.some((brand) => AVIF_BRANDS.includes(brand));
}

/** Returns the type that the first bytes of a file show, or null if it isn't an accepted type. */
export function documentType(bytes: Uint8Array): DocumentType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  // Readers accept a PDF whose header appears a little after the start.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf';
  return isHeic(bytes) ? 'image/heic' : null;
}
