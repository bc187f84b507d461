import { Far, Glint, Horizon, Near, pen, Ring, Spot } from './pen';

export function ReviewPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <rect className={pen.paper} x="62" y="32" width="84" height="106" rx="7" />
        <rect className={pen.tint} x="88" y="24" width="32" height="15" rx="5" />
        <path className={pen.accent} d="m76 61 5 5 9-10M76 85l5 5 9-10" />
        <path className={pen.thin} d="M101 61h30M101 85h16M76 109h14M101 109h12" />
        <path className={pen.thick} d="m168 115 18 19" />
        <circle className={pen.tint} cx="150" cy="96" r="26" />
        <path className={pen.thin} d="M136 92a15 15 0 0 1 11-11" />
      </Near>
      <Far>
        <circle className={pen.accentPaper} cx="194" cy="52" r="19" />
        <path className={pen.accent} d="M194 41v11l8 5" />
        <path className={pen.thin} d="M27 108c-4-5 4-8 0-13M37 108c-4-5 4-8 0-13" />
        <path className={pen.line} d="M46 120h4a6 6 0 0 1 0 12h-5" />
        <path className={pen.accentPaper} d="M18 115h28v16a7 7 0 0 1-7 7H25a7 7 0 0 1-7-7Z" />
      </Far>
    </Spot>
  );
}

export function OnTheWayPicture() {
  return (
    <Spot>
      <path className={pen.accent} d="M12 74h20M6 92h20M16 110h12" />
      <path className={pen.paper} d="M46 122V58a7 7 0 0 1 7-7h82v71Z" />
      <path className={pen.tint} d="M135 122V70h32c4 0 7 1 10 5l21 25v22Z" />
      <path className={pen.paper} d="M147 82h18l16 20h-34Z" />
      <path className={pen.accentTint} d="M72 72h36v30H72Z" />
      <path className={pen.accent} d="M84 72v10h12V72" />
      <path className={pen.line} d="M36 122h166" />
      <g>
        <circle className={pen.paper} cx="78" cy="122" r="14" />
        <circle className={pen.dot} cx="78" cy="122" r="4" />
        <circle className={pen.paper} cx="166" cy="122" r="14" />
        <circle className={pen.dot} cx="166" cy="122" r="4" />
      </g>
      <path className={pen.line} d="M14 138h36M62 138h28M102 138h36M150 138h28M190 138h36" />
    </Spot>
  );
}

export function InspectionPicture() {
  return (
    <Spot>
      <Horizon />
      <Far>
        <path className={pen.paper} d="M34 96h72v42H34Z" />
        <path className={pen.tint} d="m34 96-16-17 34-9 18 26ZM106 96l16-17-34-9-18 26Z" />
        <path className={pen.accent} d="M52 118h18M52 126h10" />
      </Far>
      <path className={pen.thick} d="m186 112 23 24" />
      <circle className={pen.paper} cx="158" cy="82" r="39" />
      <Ring x={158} y={94} />
      <path className={pen.thin} d="M128 72a32 32 0 0 1 12-15" />
      <Glint x={206} y={50} />
      <Glint x={220} y={76} size={6} />
    </Spot>
  );
}

export function DocumentsPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.paper} d="M108 24h50l22 22v92h-72Z" />
        <path className={pen.tint} d="M158 24v22h22Z" />
        <path className={pen.thin} d="M124 62h40M124 78h40M124 94h40" />
        <rect className={pen.paper} x="34" y="66" width="108" height="72" rx="9" />
        <circle className={pen.tint} cx="64" cy="93" r="10" />
        <path className={pen.tint} d="M46 124c1-11 8-17 18-17s17 6 18 17Z" />
        <path className={pen.thin} d="M94 88h32M94 102h32M94 116h18" />
        <circle className={pen.accentPaper} cx="186" cy="114" r="24" />
        <path className={pen.accent} d="M186 125v-22M177 111l9-9 9 9" />
      </Near>
    </Spot>
  );
}

export function FrozenPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.accent} d="M96 72V56a24 24 0 0 1 48 0v16" />
        <rect className={pen.accentPaper} x="78" y="72" width="84" height="66" rx="11" />
        <Flake x={120} y={105} size={21} />
      </Near>
      <Far>
        <Flake x={46} y={64} size={12} />
        <Flake x={198} y={52} size={14} />
        <Flake x={206} y={106} size={9} />
        <Flake x={30} y={108} size={8} />
      </Far>
    </Spot>
  );
}

const ARMS = [0, 60, 120, 180, 240, 300] as const;

function Flake({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const twig = size * 0.32;
  const at = size * 0.62;
  const arm =
    size > 12
      ? `M0 0V${-size}M0 ${-at}l${twig} ${-twig}M0 ${-at}l${-twig} ${-twig}`
      : `M0 0V${-size}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {ARMS.map((turn) => (
        <path key={turn} className={pen.line} d={arm} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}
