import { useMemo } from 'react';
import { encode } from 'uqr';
import { css } from '../../../../styled-system/css';

/** White modules around the code; readers need four (ISO/IEC 18004). */
const QUIET_ZONE = 4;

function darkModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

// Dark on white in both color schemes: readers need it.
const picture = css({
  display: 'block',
  width: 'full',
  maxWidth: '20rem',
  aspectRatio: '1',
  background: 'white',
  borderRadius: 'medium',
});

/** Medium error correction, as wide as the phone. */
export function QrCode({ payload, label }: { readonly payload: string; readonly label: string }) {
  const { size, data } = useMemo(
    () => encode(payload, { ecc: 'M', border: QUIET_ZONE }),
    [payload],
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={picture}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={darkModules(data)} fill="#000" />
    </svg>
  );
}
