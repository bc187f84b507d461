import { pen, Ring, Thing } from './pen';

// 64 units each; the brand's soft color is where light falls.

export function BarsPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M22 30 26 16h20l4 14Z" />
      <path className={pen.tint} d="m6 50 4-14h18l4 14ZM34 50l4-14h16l4 14Z" />
      <path className={pen.accent} d="M31 23h10M15 43h8M44 43h6" />
    </Thing>
  );
}

export function GemPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M18 12h28l12 15-26 27L6 27Z" />
      <path className={pen.thin} d="M6 27h52M18 12l5 15 9 27 9-27 5-15M23 27l9-15 9 15" />
    </Thing>
  );
}

export function RingPicture() {
  return (
    <Thing>
      <Ring x={32} y={44} />
    </Thing>
  );
}

export function EarringsPicture() {
  return (
    <Thing>
      <path className={pen.accent} d="M18 22v-6a5 5 0 1 0-6-5M46 22v-6a5 5 0 1 1 6-5" />
      <path className={pen.tint} d="m18 22 9 14-9 20-9-20ZM46 22l9 14-9 20-9-20Z" />
      <path className={pen.thin} d="M9 36h18M37 36h18" />
    </Thing>
  );
}

export function NecklacePicture() {
  return (
    <Thing>
      <path className={pen.accent} d="M8 6c0 22 8 34 24 34S56 28 56 6" />
      <path className={pen.accent} d="M14 6c0 18 6 28 18 28S50 24 50 6" />
      <path className={pen.tint} d="m32 36 8 9-8 13-8-13Z" />
      <path className={pen.thin} d="M24 45h16" />
    </Thing>
  );
}

export function WatchPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M22 18 24 4h16l2 14ZM22 46l2 14h16l2-14Z" />
      <circle className={pen.paper} cx="32" cy="32" r="17" />
      <path className={pen.line} d="M50.5 30v4" />
      <path className={pen.accent} d="M32 22v10l7 5" />
      <path className={pen.thin} d="M32 18.5v.1M45.5 32h.1M32 45.5v.1M18.5 32h.1" />
    </Thing>
  );
}

export function OtherPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M10 30h44l-3 28H13Z" />
      <path className={pen.line} d="M20 30V20a12 12 0 0 1 24 0v10" />
      <path className={pen.accent} d="M10 40h17M37 40h17" />
      <rect className={pen.accentPaper} x="27" y="34" width="10" height="12" rx="2.5" />
    </Thing>
  );
}

export function PackPicture() {
  return (
    <Thing>
      <circle className={pen.accent} cx="32" cy="18" r="9" />
      <path className={pen.accentTint} d="m27 7 2-4h6l2 4-5 5Z" />
      <path className={pen.paper} d="M12 32h40v26H12Z" />
      <path className={pen.tint} d="m12 32-8-9 15-3 13 12ZM52 32l8-9-15-3-13 12Z" />
    </Thing>
  );
}

export function LabelPicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M8 20h48v38H8Z" />
      <path className={pen.paper} d="m8 20 7-12h34l7 12Z" />
      <path className={pen.line} d="M32 8v12" />
      <rect className={pen.accentPaper} x="18" y="29" width="28" height="20" rx="2.5" />
      <path className={pen.accent} d="M24 36v7M29 36v7M34 36v7M40 36v7" />
    </Thing>
  );
}

export function DropOffPicture() {
  return (
    <Thing>
      <path className={pen.paper} d="M10 28h44v30H10Z" />
      <path
        className={pen.tint}
        d="M10 10h44l5 14a6 6 0 0 1-11 2 6 6 0 0 1-11 0 6 6 0 0 1-11 0 6 6 0 0 1-11 0 6 6 0 0 1-10-2Z"
      />
      <path className={pen.accentTint} d="M18 42h16v16H18Z" />
      <path className={pen.accent} d="M23 42v5h6v-5" />
      <path className={pen.line} d="M42 58V40h8" />
    </Thing>
  );
}

export function PrinterPicture() {
  return (
    <Thing>
      <path className={pen.paper} d="M18 6h28v16H18Z" />
      <path className={pen.tint} d="M12 22h40a5 5 0 0 1 5 5v19H7V27a5 5 0 0 1 5-5Z" />
      <path className={pen.accentPaper} d="M17 36h30v22H17Z" />
      <path className={pen.accent} d="M24 44v8M30 44v8M35 44v8M41 44v8" />
      <path className={pen.line} d="M46 29h3" />
    </Thing>
  );
}

export function PhoneCodePicture() {
  return (
    <Thing>
      <rect className={pen.tint} x="15" y="4" width="34" height="56" rx="6" />
      <path className={pen.accentPaper} d="M22 18h20v20H22Z" />
      <path className={pen.accent} d="M27 23h3v3h-3ZM35 23h2M27 33h2M34 30v3h3" />
      <path className={pen.line} d="M29 51h6" />
    </Thing>
  );
}

export function CoinsPicture() {
  return (
    <Thing>
      <circle className={pen.accentPaper} cx="32" cy="17" r="11" />
      <path className={pen.accent} d="M32 12v10" />
      <rect className={pen.tint} x="14" y="34" width="36" height="8" rx="4" />
      <rect className={pen.tint} x="10" y="42" width="36" height="8" rx="4" />
      <rect className={pen.tint} x="16" y="50" width="36" height="8" rx="4" />
    </Thing>
  );
}

export function HousePicture() {
  return (
    <Thing>
      <path className={pen.tint} d="M13 29v29h38V29L32 12Z" />
      <path className={pen.line} d="M6 34 32 10l26 24M45 22V10h6v18" />
      <path className={pen.accentPaper} d="M26 58V44a6 6 0 0 1 12 0v14Z" />
    </Thing>
  );
}
