import type { ReactNode } from 'react';
import { Horizon, Near, pen, Plant, Spot } from './pen';

export function EnvelopePicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.tint} d="m50 84 57-39 57 39Z" />
        <path className={pen.paper} d="M66 36h82v84H66Z" />
        <path className={pen.accent} d="M80 54h26" />
        <path className={pen.thin} d="M80 69h54M80 82h54" />
        <path className={pen.paper} d="M50 84l57 34 57-34v54H50Z" />
        <path className={pen.line} d="m50 138 43-28M164 138l-43-28" />
      </Near>
      <Plant x={198} />
    </Spot>
  );
}

export function ClosedPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.paper} d="M80 46h84v60H80Z" />
        <path className={pen.tint} d="M60 138V64a7 7 0 0 1 7-7h34l12 14h60a7 7 0 0 1 7 7v60Z" />
        <path className={pen.accent} d="M60 106h48M132 106h48" />
        <circle className={pen.accentPaper} cx="120" cy="106" r="12" />
        <circle className={pen.spot} cx="120" cy="106" r="4" />
      </Near>
      <Plant x={206} />
    </Spot>
  );
}

export function QuestionPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.paper} d="M76 22h64l24 24v92H76Z" />
        <path className={pen.tint} d="M140 22v24h24Z" />
        <path className={pen.thin} d="M92 40h28M92 124h56" />
        <circle className={pen.accentTint} cx="120" cy="84" r="27" />
        <path className={pen.accent} d="M110 77a10 10 0 1 1 14 10c-3 2-4 4-4 7" />
        <circle className={pen.spot} cx="120" cy="102" r="2.5" />
      </Near>
    </Spot>
  );
}

/** One way continues, the other returns. */
export function SignpostPicture() {
  return (
    <Spot>
      <path className={pen.thin} d="M14 138c40-2 74-14 100-40M226 138c-40-2-74-14-100-40" />
      <Horizon />
      <path className={pen.paper} d="M114 138V30a6 6 0 0 1 12 0v108Z" />
      <path className={pen.tint} d="M104 40h66l17 15-17 15h-66Z" />
      <path className={pen.accent} d="M118 55h40" />
      <path className={pen.paper} d="M136 80H74L57 95l17 15h62Z" />
      <path className={pen.thin} d="M86 95h36" />
      <path
        className={pen.accent}
        d="M98 138c0-8-3-12-8-15M104 138c0-6 2-10 5-12M142 138c0-8 3-12 8-15"
      />
    </Spot>
  );
}

function OpenBox({ children }: { readonly children: ReactNode }) {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.tint} d="M60 78 72 34a6 6 0 0 1 6-4h84a6 6 0 0 1 6 4l12 44Z" />
        <path className={pen.thin} d="M82 66 90 42h60l8 24" />
        {children}
        <path className={pen.accentPaper} d="M112 118h16v7a8 8 0 0 1-16 0Z" />
      </Near>
      <Plant x={214} />
    </Spot>
  );
}

const CASE = 'M52 78h136v52a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8Z';

export function EmptyBoxPicture() {
  return (
    <OpenBox>
      <path className={pen.paper} d={CASE} />
      <path className={pen.accentTint} d="M64 90h112v20H64Z" />
      <path className={pen.accent} d="M101 90v20M139 90v20" />
      <path
        className={pen.thin}
        d="M76 102c4-5 9-5 13 0M114 102c4-5 9-5 13 0M151 102c4-5 9-5 13 0"
      />
    </OpenBox>
  );
}

export function FullBoxPicture() {
  return (
    <OpenBox>
      <circle className={pen.accentPaper} cx={84} cy={74} r={14} />
      <path className={pen.tint} d="m76 54 4-7h8l4 7-8 8Z" />
      <path className={pen.thick} d="M120 52v40" />
      <circle className={pen.paper} cx={120} cy={68} r={13} />
      <path className={pen.thin} d="M120 61v7l5 4" />
      <path className={pen.accent} d="M142 60c0 26 26 26 26 0" />
      <path className={pen.accentTint} d="m155 80 6 7-6 8-6-8Z" />
      <path className={pen.paper} d={CASE} />
      <path className={pen.thin} d="M64 96h112" />
    </OpenBox>
  );
}

export function PlacePicture() {
  return (
    <Spot>
      <path className={pen.paper} d="m30 64 58-18 64 18 58-18v76l-58 18-64-18-58 18Z" />
      <path className={pen.thin} d="M88 46v76M152 64v76" />
      <path className={pen.thin} d="M44 116c12-3 14-18 28-20M170 116c8-6 16-14 26-32" />
      <path
        className={pen.accentTint}
        d="M120 112c-18-22-28-34-28-49a28 28 0 0 1 56 0c0 15-10 27-28 49Z"
      />
      <circle className={pen.accentPaper} cx="120" cy="62" r="10" />
    </Spot>
  );
}

export function UnpluggedPicture() {
  return (
    <Spot>
      <path className={pen.line} d="M10 118c34 4 24-34 52-34" />
      <path className={pen.paper} d="M62 66h22a14 14 0 0 1 14 14v8a14 14 0 0 1-14 14H62Z" />
      <path className={pen.thick} d="M100 76h9M100 92h9" />
      <path className={pen.tint} d="M178 66h-22a14 14 0 0 0-14 14v8a14 14 0 0 0 14 14h22Z" />
      <path className={pen.line} d="M178 84c28 0 18 38 52 34" />
      <path className={pen.accent} d="M120 56V42M110 60l-9-10M130 60l9-10" />
      <Horizon />
    </Spot>
  );
}

export function OfflinePicture() {
  return (
    <Spot>
      <Horizon />
      <path
        className={pen.paper}
        d="M78 112a27 27 0 0 1-3-54 41 41 0 0 1 78-10 32 32 0 1 1 16 64Z"
      />
      <path className={pen.accent} d="M97 76a34 34 0 0 1 46 0M106 86a21 21 0 0 1 28 0" />
      <circle className={pen.spot} cx="120" cy="97" r="4" />
      <path className={pen.thick} d="m90 108 56-56" />
    </Spot>
  );
}

export function DoorPicture() {
  return (
    <Spot>
      <Horizon />
      <Near>
        <path className={pen.paper} d="M82 138V42a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v96Z" />
        <path
          className={pen.tint}
          d="M96 50h20v30H96ZM124 50h20v30h-20ZM96 94h20v30H96ZM124 94h20v30h-20Z"
        />
        <circle className={pen.spot} cx="150" cy="88" r="4.5" />
      </Near>
      <path className={pen.line} d="M192 46v9" />
      <circle className={pen.accentPaper} cx="192" cy="67" r="12" />
      <path className={pen.accent} d="M192 79v31M192 98h9M192 109h11" />
      <Plant x={44} />
    </Spot>
  );
}
