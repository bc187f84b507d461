import { renderToStaticMarkup } from 'react-dom/server';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code';

const SCALE = 4;

/** The SVG path has a square for each dark module. */
function pixels(svg: string): { readonly data: Uint8ClampedArray; readonly size: number } {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const size = modules * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * size + Number(x) * SCALE + column) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { data, size };
}

test.each([
  'SHIP-TEST-0001',
  'https://carrier.example/label?code=SHIP-9F3K2&lang=en',
  'Ünïcödé 💍',
])('the rendered %s is readable by a decoder', (payload) => {
  const svg = renderToStaticMarkup(<QrCode payload={payload} label={`Shipping code ${payload}`} />);
  expect(svg).toContain('role="img"');
  const { data, size } = pixels(svg);
  expect(jsQR(data, size, size)?.data).toBe(payload);
});
