import { escapeHtml } from '../../mock-server/world/escape-html';
import { encodeSeed, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import type { Flow } from '../../src/catalogue/flows';
import { screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import { ANY_CARD } from '../../src/catalogue/status/headings';
import type { Status } from '../../src/catalogue/statuses';
import { STATUS_SCREENS } from '../../src/catalogue/status-screens';
import { paletteOf } from '../../src/programs/palette';
import { loadBrand } from '../../src/programs/registry';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { LOOKS } from '../../src/programs/themes';
import { makeSeed } from '../support/make-seed';
import { labelOf, layOut, type Box, type Line, type Point } from './lay-out';
import { ANY_OPEN, flowMaps, type FlowMap, type Mover, type Place } from './map-model';
import { MAP_SCRIPT } from './map-script';
import { MAP_STYLES } from './map-styles';
import { thumbnail } from './thumbnail';

/** By program and screen, or screen and status. */
export type MapPictures = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface MapOptions {
  /** With a slash at its end; may be relative to the page. */
  readonly portal: string;
  readonly pictures: MapPictures;
}

const MOVERS: Readonly<Record<Mover, string>> = {
  applicant: 'Applicant',
  step: 'Next step of a form',
  system: 'System decides',
  'back office': 'Back office',
  network: 'Carrier or payment network',
  timer: 'Timer',
};

const FLOW_NAMES: Readonly<Record<Flow, string>> = {
  home: 'Home flow',
  item: 'Item flow',
  cash: 'Cash flow',
};

const classOf = (mover: Mover): string => mover.replaceAll(' ', '-');

const programsOf = (flow: Flow): readonly ProgramId[] =>
  PROGRAM_IDS.filter((id) => programDefinition(id).flow === flow);

function seedsOf(flow: Flow, options: { status?: Status; screen?: ScreenId }): string {
  const seeds = programsOf(flow).map((program) => [
    program,
    encodeSeed(makeSeed({ program, ...options })),
  ]);
  return escapeHtml(JSON.stringify(Object.fromEntries(seeds)));
}

function linkTo(
  flow: Flow,
  options: { status?: Status; screen?: ScreenId },
  portal: string,
): string {
  const [program] = programsOf(flow);
  const seed = encodeSeed(makeSeed({ ...(program === undefined ? {} : { program }), ...options }));
  const address = `${portal}?${SEED_PARAMETER}=${seed}`;
  return `href="${escapeHtml(address)}" data-seeds="${seedsOf(flow, options)}"`;
}

function nameIn(map: FlowMap, id: string): string {
  const found = map.places.find((place) => place.id === id);
  return found?.screen === null ? found.heading : id;
}

const optionsOf = ({ status, screen }: Place) =>
  status === null ? (screen === null ? {} : { screen }) : { status };

function groupCard(map: FlowMap, place: Place, style: string): string {
  const rows = map.arrows
    .filter(({ from }) => from === place.id && place.id === ANY_OPEN)
    .map(
      ({ to, trigger, by }) =>
        `<li><span class="${classOf(by)}">${trigger}</span> → ${escapeHtml(nameIn(map, to))}</li>`,
    );
  const list = rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`;
  return `<div class="place group" id="${map.flow}-${place.id}" style="${style}"><strong>${escapeHtml(place.heading)}</strong>${list}</div>`;
}

/** A screen with several statuses has one screenshot per status. */
const pictureOf = ({ screen, status }: Place): string =>
  screen !== null && status !== null && Object.hasOwn(STATUS_SCREENS, screen)
    ? `${screen} ${status}`
    : (screen ?? '');

/** Uses the chosen brand's card name. */
const withCard = (heading: string): string =>
  escapeHtml(heading).replace(ANY_CARD, `<span data-card>${ANY_CARD}</span>`);

/** Allows line breaks after each word. */
const breakable = (name: string): string => escapeHtml(name).replaceAll('_', '_<wbr>');

function placeCard(map: FlowMap, place: Place, box: Box, portal: string): string {
  const style = `left:${Math.round(box.left)}px;top:${Math.round(box.top)}px;width:${box.width}px;height:${box.height}px`;
  if (place.screen === null) return groupCard(map, place, style);
  const leads = map.arrows.filter(({ from }) => from === place.id).map(({ trigger }) => trigger);
  const words = [place.status ?? '', place.screen, place.heading, ...leads].join(' ');
  const kind = place.status === null ? 'step' : place.open ? 'open' : 'closed';
  return `<a class="place ${kind}" id="${map.flow}-${place.id}" style="${style}" draggable="false" data-words="${escapeHtml(words.toLowerCase())}" data-screen="${place.screen}" data-picture="${pictureOf(place)}" ${linkTo(map.flow, optionsOf(place), portal)}><span class="shot">${thumbnail(place.screen, place.status)}</span><strong>${breakable(place.status ?? place.screen)}</strong><span>${withCard(place.heading)}</span></a>`;
}

function curve(points: readonly Point[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (first === undefined) return '';
  const middles = rest.slice(0, -1).map(({ x, y }, index) => {
    const next = rest[index + 1] ?? { x, y };
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  const last = rest.at(-1) ?? first;
  return `M${first.x} ${first.y}${middles.join('')}L${last.x} ${last.y}`;
}

function arrowLine({ arrows, points, label }: Line): string {
  const [{ from, to, by } = { from: '', to: '', by: 'step' as const }] = arrows;
  const look = classOf(by);
  return `<g class="arrow ${look}" data-from="${from}" data-to="${to}"><path d="${curve(points)}" marker-end="url(#head-${look})"/><text x="${Math.round(label.x)}" y="${Math.round(label.y) + 4}">${escapeHtml(labelOf(arrows))}</text></g>`;
}

function drawing(map: FlowMap, portal: string): string {
  const laid = layOut(map);
  const lines = laid.lines.map(arrowLine);
  const cards = map.places.map((place) => {
    const box = laid.places.get(place.id);
    return box === undefined ? '' : placeCard(map, place, box, portal);
  });
  const [width, height] = [Math.ceil(laid.width), Math.ceil(laid.height)];
  return `<div class="canvas" role="group" tabindex="0" aria-label="${FLOW_NAMES[map.flow]}, drawn. Arrow keys move it. The list says the same in words." data-width="${width}" data-height="${height}"><div class="stage" style="width:${width}px;height:${height}px"><svg width="${width}" height="${height}" aria-hidden="true">${lines.join('')}</svg>${cards.join('')}</div></div>`;
}

function listRow(map: FlowMap, place: Place, portal: string): string {
  const arrows = map.arrows.filter(({ from }) => from === place.id);
  const leads = arrows.map(
    ({ to, trigger, by }) =>
      `<li><span class="mover ${classOf(by)}">${MOVERS[by]}</span> <code>${trigger}</code> → <a href="#list-${map.flow}-${to}">${escapeHtml(nameIn(map, to))}</a></li>`,
  );
  const name = `<h3>${escapeHtml(place.screen === null ? place.heading : (place.status ?? place.screen))}</h3>`;
  const shows =
    place.screen === null
      ? ''
      : `<p><a class="open" data-screen="${place.screen}" ${linkTo(map.flow, optionsOf(place), portal)}>${withCard(place.heading)}</a> <small>${place.screen}</small></p>`;
  const words = [nameIn(map, place.id), place.screen ?? '', place.heading].concat(
    arrows.map(({ trigger }) => trigger),
  );
  return `<article id="list-${map.flow}-${place.id}" data-words="${escapeHtml(words.join(' ').toLowerCase())}">${name}${shows}${leads.length === 0 ? '<p>Nothing leads on from here.</p>' : `<ul>${leads.join('')}</ul>`}</article>`;
}

function section(map: FlowMap, portal: string): string {
  const elsewhere = map.elsewhere.map(
    (screen) =>
      `<li data-words="${escapeHtml(`${screen} ${screenDefinition(screen).heading}`.toLowerCase())}"><a data-screen="${screen}" ${linkTo(map.flow, { screen }, portal)}>${escapeHtml(screenDefinition(screen).heading)}</a> <small>${screen}</small></li>`,
  );
  return `<section data-flow="${map.flow}" aria-labelledby="title-${map.flow}"><h2 id="title-${map.flow}">${FLOW_NAMES[map.flow]}</h2>${drawing(map, portal)}<div class="list">${map.places.map((place) => listRow(map, place, portal)).join('')}</div><h3>Screens besides</h3><ul class="besides">${elsewhere.join('')}</ul></section>`;
}

async function brandOptions(): Promise<string> {
  const brands = await Promise.all(
    PROGRAM_IDS.map(async (id) => ({ id, name: (await loadBrand(id)).texts.cardName })),
  );
  return brands
    .map(
      ({ id, name }) =>
        `<option value="${id}" data-flow="${programDefinition(id).flow}" data-card="${escapeHtml(name)}">${escapeHtml(name)} (${id})</option>`,
    )
    .join('');
}

export function brandColors(): string {
  return PROGRAM_IDS.map((id) => {
    const { accent, buttonPrimary, headerBackground, pictureGround, foreground } = paletteOf(
      LOOKS[id],
      'light',
    );
    return `[data-brand=${id}]{--accent:hsl(${accent});--button:hsl(${buttonPrimary});--head:hsl(${headerBackground});--soft:hsl(${pictureGround});--ink:hsl(${foreground})}`;
  }).join('\n');
}

export async function mapPage({ portal, pictures }: MapOptions): Promise<string> {
  const maps = flowMaps();
  const movers = Object.entries(MOVERS) as [Mover, string][];
  const heads = movers.map(
    ([mover]) =>
      `<marker id="head-${classOf(mover)}" class="${classOf(mover)}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker>`,
  );
  const legend = movers.map(
    ([mover, name]) =>
      `<li class="${classOf(mover)}"><svg viewBox="0 0 32 8" aria-hidden="true"><path d="M0 4H32"/></svg>${name}</li>`,
  );
  const data = JSON.stringify({ portal: `${portal}?${SEED_PARAMETER}=`, pictures });
  return `<!doctype html>
<html lang="en" data-brand="home_light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Map of the portal</title>
<style>${brandColors()}${MAP_STYLES}</style>
</head>
<body>
<svg class="heads" aria-hidden="true"><defs>${heads.join('')}</defs></svg>
<header>
<h1>Map of the portal</h1>
<label>Brand <select id="brand">${await brandOptions()}</select></label>
<label>Status <select id="status"><option value="">all</option></select></label>
<label>Search <input id="search" type="search" autocomplete="off" placeholder="screen, status, event"></label>
<span class="buttons"><button type="button" id="view" aria-pressed="false">List</button><button type="button" id="out" aria-label="Zoom out">−</button><button type="button" id="in" aria-label="Zoom in">+</button><button type="button" id="fit">Whole</button></span>
<p role="status" id="found"></p>
</header>
<main><ul class="legend" aria-label="Who brings it on">${legend.join('')}</ul>
${maps.map((map) => section(map, portal)).join('\n')}</main>
<script type="application/json" id="data">${data.replaceAll('<', String.raw`\u003c`)}</script>
<script>${MAP_SCRIPT}</script>
</body>
</html>
`;
}
