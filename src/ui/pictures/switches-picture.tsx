import { Far, Horizon, Near, pen, Spot } from './pen';

const SWITCHES = [
  { y: 56, on: true },
  { y: 83, on: false },
  { y: 110, on: true },
] as const;

export function SwitchesPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <rect className={pen.paper} x="64" y="30" width="112" height="108" rx="9" />
        {SWITCHES.map(({ y, on }) => (
          <g key={y} transform={`translate(0 ${y})`}>
            <path className={pen.thin} d="M80 0h38" />
            <rect
              className={on ? pen.accentTint : pen.paper}
              x="130"
              y="-9"
              width="32"
              height="18"
              rx="9"
            />
            <circle className={on ? pen.spot : pen.rest} cx={on ? 153 : 139} cy="0" r="5" />
          </g>
        ))}
      </Near>
      <Far>
        <circle className={pen.accentPaper} cx="36" cy="58" r="9" />
        <path
          className={pen.accent}
          d="M36 41v-6M36 81v-6M19 58h-6M59 58h-6M24 46l-4-4M52 74l-4-4M24 70l-4 4M52 42l-4 4"
        />
        <path className={pen.tint} d="M206 20a15 15 0 1 0 8 24 18 18 0 0 1-8-24Z" />
      </Far>
    </Spot>
  );
}
