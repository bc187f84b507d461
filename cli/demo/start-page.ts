import { escapeHtml } from '../../mock-server/world/escape-html';
import { encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import type { Flow } from '../../src/catalogue/flows';
import { headingAt } from '../../src/catalogue/status/headings';
import { loadBrand } from '../../src/programs/registry';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { brandColors } from '../map/map-page';
import { thumbnail } from '../map/thumbnail';
import { makeSeed } from '../support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { START_STYLES } from './start-styles';

type SeedOptions = Parameters<typeof makeSeed>[0];

/** The most representative states, in journey order. */
const TELLING: Readonly<Record<Flow, readonly SeedOptions[]>> = {
  home: [
    { screen: 'personal-info' },
    { screen: 'offer' },
    { status: 'MANUAL_REVIEW' },
    { screen: 'credit-freeze' },
    { screen: 'agreements' },
    { screen: 'congratulations' },
  ],
  item: [
    { screen: 'quick-appraisal' },
    { screen: 'asset-cart' },
    { screen: 'pre-qualified' },
    { screen: 'items-shipped' },
    { screen: 'offer' },
    { screen: 'agreements' },
  ],
  cash: [
    { screen: 'credit-line' },
    { screen: 'payment-selection' },
    { screen: 'fund-now' },
    { screen: 'verify-payment' },
    { screen: 'agreements' },
    { screen: 'congratulations' },
  ],
};

const FLOW_WORDS: Readonly<Record<Flow, string>> = {
  home: 'A credit card: apply, see an offer, sign',
  item: 'A credit line backed by jewelry and other items',
  cash: 'A credit card secured by a deposit',
};

function stateLink(
  program: ProgramId,
  options: SeedOptions,
  { flow, cardName }: { readonly flow: Flow; readonly cardName: string },
): string {
  const seed = makeSeed({ ...options, program });
  const { screen } = seedDestination(seed);
  const heading = headingAt(screen, { status: seed.status, flow, cardName });
  return `<li><a href="portal/?${SEED_PARAMETER}=${encodeSeed(seed)}">${thumbnail(screen, seed.status)}<span>${escapeHtml(heading)}</span></a></li>`;
}

async function brandCard(program: ProgramId): Promise<string> {
  const { flow } = programDefinition(program);
  const { cardName, heroSentence } = (await loadBrand(program)).texts;
  const first = encodeSeed(makeSeed({ program, screen: 'login', signedOut: true }));
  const lead = heroSentence ?? FLOW_WORDS[flow];
  return `<section data-brand="${program}" aria-labelledby="${program}"><div class="about"><h2 id="${program}">${escapeHtml(cardName)}</h2><p>${escapeHtml(lead)}</p><p class="flow">${FLOW_WORDS[flow]}</p><a class="begin" href="portal/?${SEED_PARAMETER}=${first}">Begin as a New Applicant</a></div><ul>${TELLING[flow].map((options) => stateLink(program, options, { flow, cardName })).join('')}</ul></section>`;
}

/** Reported before the user clicks a link. */
const WHAT_IS_MISSING = `
const say = (words) => { document.getElementById('missing').textContent = words; };
const REST = ' The map, the gallery and the guide work as they are.';
const missing = !isSecureContext
  ? 'The portal needs HTTPS here: its outside world is played by a service worker, which browsers only allow at an https:// address or at http://localhost.' + REST
  : !navigator.serviceWorker
    ? 'This browser has no service workers for this address, and the portal’s outside world is played by one. Allow them, or use another window or browser: some private windows have none.' + REST
    : null;
if (location.protocol === 'file:') say('Opened as a file, the map, the gallery and the guide work; the portal needs a web server, such as npx serve dist-demo.');
else if (missing !== null) say(missing);
// Browsers with blocked site data reject this call, which registers nothing.
else navigator.serviceWorker.getRegistration('portal/').catch(({ message }) => say(
  'This browser blocks service workers for this address, and the portal’s outside world is played by one (“' + message + '”). Allow cookies and site data for this address, or use another window or browser.' + REST,
));
`;

export async function startPage({ gallery }: { readonly gallery: boolean }): Promise<string> {
  const cards = await Promise.all(PROGRAM_IDS.map(brandCard));
  const besides = [
    ['map.html', 'Map', 'Every flow: its statuses and screens, and what leads where'],
    ...(gallery ? [['gallery/index.html', 'Gallery', 'A picture of every screen']] : []),
    ['docs/index.html', 'Guide', 'How it works, and every status, screen, fault and persona'],
  ].map(
    ([file = '', name = '', words = '']) =>
      `<li><a href="${file}"><strong>${name}</strong>${words}</a></li>`,
  );
  return `<!doctype html>
<html lang="en" data-brand="home_light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>Credit application portal: demonstration</title>
<style>${brandColors()}${START_STYLES}</style>
</head>
<body>
<header><h1>Credit application portal</h1>
<p>One portal in ${String(PROGRAM_IDS.length)} brands, each with a mock of its complete backend. Nothing leaves this browser, nobody is paid, and the code is always <code>123456</code>.</p>
<p id="missing" role="status"></p>
<ul class="besides">${besides.join('')}</ul></header>
<main>${cards.join('\n')}</main>
<script>${WHAT_IS_MISSING}</script>
</body>
</html>
`;
}
