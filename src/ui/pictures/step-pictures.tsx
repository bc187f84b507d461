import { Far, Glint, Horizon, pen, Plant, Ring, Spot } from './pen';

export function FormPicture() {
  return (
    <Spot>
      <Horizon />
      <rect className={pen.paper} x="66" y="28" width="92" height="110" rx="8" />
      <path className={pen.accent} d="M82 48h34" />
      <rect className={pen.tint} x="82" y="60" width="60" height="15" rx="4" />
      <rect className={pen.tint} x="82" y="84" width="60" height="15" rx="4" />
      <rect className={pen.tint} x="82" y="108" width="34" height="15" rx="4" />
      <g transform="rotate(38 172 92)">
        <path className={pen.accentPaper} d="M165 56h14v56l-7 16-7-16Z" />
        <path className={pen.accent} d="M165 68h14M165 112h14" />
      </g>
      <Plant x={38} />
    </Spot>
  );
}

export function OfferPicture() {
  return (
    <Spot>
      <Horizon />
      <path className={pen.tint} d="m60 84 60-42 60 42Z" />
      <path className={pen.paper} d="M76 26h88v92H76Z" />
      <path className={pen.thin} d="M90 94h60" />
      <circle className={pen.accentTint} cx="120" cy="60" r="21" />
      <path className={pen.accent} d="m110 61 7 7 13-15" />
      <path className={pen.paper} d="m60 84 60 36 60-36v54H60Z" />
      <path className={pen.line} d="m60 138 45-29M180 138l-45-29" />
      <Glint x={194} y={42} />
      <Glint x={46} y={54} size={7} />
      <Glint x={208} y={68} size={5} />
    </Spot>
  );
}

export function SignaturePicture() {
  return (
    <Spot>
      <Horizon />
      <path className={pen.paper} d="M58 26h68l22 22v90H58Z" />
      <path className={pen.tint} d="M126 26v22h22Z" />
      <path className={pen.thin} d="M74 54h36M74 70h58M74 84h44" />
      <path className={pen.accent} d="M74 116c8-14 14-14 13-5s4 10 10 2 8-6 8 0 8 5 20 2" />
      <g transform="rotate(42 166 82)">
        <path className={pen.tint} d="M157 28h18v50h-18Z" />
        <path className={pen.paper} d="M157 78h18l-3 20-6 14-6-14Z" />
        <path className={pen.thin} d="M166 92v18" />
      </g>
      <Far>
        <path className={pen.tint} d="M194 138v-14l7-8h18l7 8v14Z" />
        <path className={pen.paper} d="M202 106h16v10h-16Z" />
      </Far>
    </Spot>
  );
}

export function CardPicture() {
  return (
    <Spot>
      <Horizon />
      <g transform="rotate(-9 120 84)">
        <rect className={pen.paper} x="62" y="50" width="128" height="80" rx="10" />
        <rect className={pen.tint} x="50" y="38" width="128" height="80" rx="10" />
        <rect className={pen.accentPaper} x="66" y="60" width="24" height="19" rx="4" />
        <path className={pen.accent} d="M66 69h9M81 69h9" />
        <path className={pen.thin} d="M66 100h12M86 100h12M106 100h12M140 100h22" />
      </g>
      <Glint x={204} y={40} />
      <Glint x={40} y={58} size={6} />
    </Spot>
  );
}

const PARTS = 24;
const PURE = 14;

export function KaratPicture() {
  return (
    <Spot>
      <circle className={pen.paper} cx="120" cy="80" r="66" />
      {Array.from({ length: PARTS }, (_, part) => (
        <path
          key={part}
          className={part < PURE ? pen.spot : pen.rest}
          d="M116.5 21h7l-1.8 15h-3.4Z"
          transform={`rotate(${(part + 0.5) * (360 / PARTS)} 120 80)`}
        />
      ))}
      <circle className={pen.line} cx="120" cy="80" r="37" />
      <text className={pen.stamp} x="120" y="89" textAnchor="middle">
        {PURE}K
      </text>
      <Glint x={206} y={38} />
      <Glint x={36} y={112} size={7} />
    </Spot>
  );
}

export function ScalePicture() {
  return (
    <Spot>
      <Horizon />
      <Ring x={120} y={52} />
      <path className={pen.paper} d="M64 70h112v6a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z" />
      <path className={pen.line} d="M120 84v8" />
      <path className={pen.paper} d="M78 92h84l14 46H64Z" />
      <rect className={pen.tint} x="94" y="104" width="52" height="22" rx="5" />
      <path
        className={pen.accent}
        d="M104 110v10M111 110h8v5h-8v5h8M125 120v.1M131 110v5h7M138 110v10"
      />
      <Glint x={196} y={58} />
      <Glint x={44} y={78} size={6} />
    </Spot>
  );
}

export function SavingsPicture() {
  return (
    <Spot>
      <Horizon />
      <path
        className={pen.paper}
        d="M88 56h64c0 10 16 14 16 30v42a10 10 0 0 1-10 10H82a10 10 0 0 1-10-10V86c0-16 16-20 16-30Z"
      />
      <circle className={pen.accentPaper} cx="120" cy="37" r="15" />
      <path className={pen.accent} d="M120 30v9M109 6v8M120 4v10M131 6v8" />
      <rect className={pen.tint} x="84" y="46" width="72" height="12" rx="5" />
      <ellipse className={pen.accentTint} cx="100" cy="126" rx="19" ry="7" />
      <ellipse className={pen.accentTint} cx="141" cy="126" rx="19" ry="7" />
      <ellipse className={pen.accentTint} cx="121" cy="113" rx="19" ry="7" />
      <ellipse className={pen.accentTint} cx="108" cy="100" rx="19" ry="7" />
      <Glint x={182} y={46} size={7} />
      <Glint x={58} y={62} size={6} />
    </Spot>
  );
}
