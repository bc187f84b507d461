import { screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { statusDefinition } from '../../src/catalogue/status/facts';
import type { Status } from '../../src/catalogue/statuses';
import { STATUS_SCREENS } from '../../src/catalogue/status-screens';
import { STATUS_ICON_SHAPES } from '../../src/ui/shapes/icon-shapes';

type Kind = 'offer' | 'status' | 'form';

function kindOf(screen: ScreenId): Kind {
  if (screen === 'offer' || screen === 'credit-line') return 'offer';
  const { step, access } = screenDefinition(screen);
  const isStep = step !== undefined || access === 'public';
  return Object.hasOwn(STATUS_SCREENS, screen) || !isStep ? 'status' : 'form';
}

const bar = (y: number, width: number, height: number, look: string, x = 14): string =>
  `<rect class="${look}" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`;

const PARTS: Readonly<Record<Exclude<Kind, 'status'>, string>> = {
  offer: [
    bar(30, 96, 8, 'ink'),
    `<rect class="card" x="14" y="48" width="112" height="40" rx="6"/>`,
    `<text class="figure" x="24" y="75">$25,000</text>`,
    bar(96, 70, 5, 'line'),
    bar(106, 88, 5, 'line'),
    bar(120, 112, 14, 'button'),
  ].join(''),
  form: [
    bar(30, 96, 8, 'ink'),
    ...[46, 70, 94].map((y) => bar(y, 40, 4, 'line') + bar(y + 6, 112, 13, 'field')),
    bar(120, 112, 14, 'button'),
  ].join(''),
};

function statusParts(status: Status | null): string {
  const icon = status === null ? 'info' : statusDefinition(status).icon;
  return [
    `<circle class="card" cx="70" cy="52" r="22"/><path class="mark" transform="translate(52 34) scale(1.5)" d="${STATUS_ICON_SHAPES[icon]}"/>`,
    bar(82, 96, 8, 'ink', 22),
    bar(97, 112, 5, 'line'),
    bar(107, 80, 5, 'line', 30),
    bar(122, 72, 14, 'button', 34),
  ].join('');
}

export function thumbnail(screen: ScreenId, status: Status | null): string {
  const kind = kindOf(screen);
  const parts = kind === 'status' ? statusParts(status) : PARTS[kind];
  return `<svg viewBox="0 0 140 142" aria-hidden="true"><rect class="head" width="140" height="18"/><rect class="logo" x="14" y="6" width="34" height="6" rx="3"/>${parts}</svg>`;
}
