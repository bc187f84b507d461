/** A picture of letters to be read by people, as a data address. */
export function captchaImage(letters: string): string {
  const drawn = Array.from(letters, (letter, index) => {
    const x = 24 + index * 32;
    const y = 40 + ((letter.codePointAt(0) ?? 0) % 5) * 2;
    const turn = (((letter.codePointAt(0) ?? 0) * 7) % 31) - 15;
    return `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${letter}</text>`;
  }).join('');
  const lines =
    '<path d="M0 18 60 44 120 14 220 40M0 48 90 20 150 46 220 12" fill="none" stroke="#8a8a85"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="60" viewBox="0 0 220 60"><rect width="220" height="60" fill="#fff"/>${lines}<g font-family="monospace" font-size="32" font-weight="700" fill="#1c1c1c">${drawn}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
