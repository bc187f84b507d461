import { describe, expect, test } from 'vitest';
import { documentType, LARGEST_FILE } from './file-content';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));
const media = (major: string, ...compatible: string[]): Uint8Array => {
  const size = String.fromCharCode(16 + compatible.length * 4);
  return bytesOf(`\0\0\0${size}ftyp${major}\0\0\0\0${compatible.join('')}mdat`);
};

describe('file type detection', () => {
  test.each<[string, Uint8Array, string | null]>([
    ['a photo of a camera', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0), 'image/jpeg'],
    ['two bytes of one', Uint8Array.of(0xff, 0xd8), null],
    ['one that differs in its third byte', Uint8Array.of(0xff, 0xd8, 0xfe), null],
    ['one that begins a byte later', Uint8Array.of(0, 0xff, 0xd8, 0xff), null],
    ['a picture of a screen', bytesOf('\u0089PNG\r\n\u001a\n and more'), 'image/png'],
    ['one whose lines were translated', bytesOf('\u0089PNG\n\u001a\n'), null],
    ['a PDF', bytesOf('%PDF-1.7'), 'application/pdf'],
    ['one with a mark before it', bytesOf('\u00ef\u00bb\u00bf%PDF-1.4'), 'application/pdf'],
    ['one whose header begins too late', bytesOf(`${' '.repeat(1024)}%PDF-1.4`), null],
    ['one whose header ends too late', bytesOf(`${' '.repeat(1020)}%PDF-1.4`), null],
    ['text about PDFs', bytesOf('PDF-1.4'), null],
    ['nothing', new Uint8Array(), null],
    ['a film', media('isom', 'mp42'), null],
    ['an AVIF picture', media('avif', 'mif1', 'miaf'), null],
    ['an AVIF picture under a general brand', media('mif1', 'avif', 'miaf'), null],
    ['a film followed by a box that says heic', bytesOf('\0\0\0\u0010ftypisom\0\0\0\0heic'), null],
    ['a brand in another box', bytesOf('\0\0\0\u0018moovheic'), null],
    ['a page', bytesOf('<!doctype html>'), null],
  ])('%s', (_, bytes, wanted) => expect(documentType(bytes)).toBe(wanted));

  test.each([
    'heic',
    'heix',
    'heim',
    'heis',
    'hevc',
    'hevx',
    'hevm',
    'hevs',
    'mif1',
    'msf1',
    'miaf',
    'tmap',
  ])('recognizes HEIC by the major brand %s', (brand) =>
    expect(documentType(media(brand))).toBe('image/heic'),
  );

  test('recognizes HEIC by a compatible brand', () =>
    expect(documentType(media('MiHE', 'mif1', 'heic'))).toBe('image/heic'));
});

test('the size limit is stated as text (spec 2)', () => expect(LARGEST_FILE).toBe('10 MB'));
