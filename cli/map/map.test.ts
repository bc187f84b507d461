import { describe, expect, test } from 'vitest';
import { transitionsOf } from '../../mock-server/domain/lifecycle/transitions';
import { decodeSeed } from '../../mock-server/scenario/seed';
import { FLOWS } from '../../src/catalogue/flows';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS } from '../../src/catalogue/screens';
import { statusDefinition } from '../../src/catalogue/status/facts';
import { statusHeading } from '../../src/catalogue/status/headings';
import { STATUS_ICON_SHAPES } from '../../src/ui/shapes/icon-shapes';
import { STATUSES } from '../../src/catalogue/statuses';
import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { galleryPictures } from './gallery-pictures';
import { layOut } from './lay-out';
import { ANY_OPEN, BEFORE, flowMap } from './map-model';
import { mapPage } from './map-page';
import { thumbnail } from './thumbnail';

const page = await mapPage({ portal: '../portal/', pictures: {} });
const sectionOf = (flow: string): string =>
  page.split('<section ').find((part) => part.startsWith(`data-flow="${flow}"`)) ?? '';

describe.each(FLOWS)('the map of the %s flow', (flow) => {
  const map = flowMap(flow);
  const section = sectionOf(flow);

  test('contains each status, screen and transition', () => {
    const places = map.places.map(({ id }) => id);
    expect(STATUSES.filter((status) => !places.includes(status))).toEqual([]);
    const screens = SCREEN_IDS.filter((screen) => screenPath(screen, flow) !== undefined);
    expect(screens.filter((id) => !section.includes(`data-screen="${id}"`))).toEqual([]);
    const missing = transitionsOf(flow).flatMap(({ from, to, trigger, actor }) =>
      (from === 'any open' ? [ANY_OPEN] : from).flatMap((source) =>
        (to === 'previous' ? [BEFORE] : to).filter((target) => {
          const drawn = map.arrows.some(
            (arrow) =>
              arrow.from === source &&
              arrow.to === target &&
              arrow.trigger === trigger &&
              arrow.by === actor,
          );
          const [, listed = ''] = section.split(`id="list-${flow}-${source}"`);
          const entry = listed.split('</article>')[0] ?? '';
          return (
            !drawn || !entry.includes(`<code>${trigger}</code> → <a href="#list-${flow}-${target}"`)
          );
        }),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('has no overlapping nodes, and each arrow connects two nodes', () => {
    const { places, lines } = layOut(map);
    const boxes = [...places.values()];
    expect(boxes).toHaveLength(map.places.length);
    const over = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) =>
            a.left < b.left + b.width &&
            b.left < a.left + a.width &&
            a.top < b.top + b.height &&
            b.top < a.top + a.height,
        ),
    );
    expect(over).toEqual([]);
    const drawn = lines.flatMap(({ arrows }) => arrows);
    const listed = map.arrows.filter(({ from }) => from === ANY_OPEN);
    expect(drawn.length + listed.length).toBe(map.arrows.length);
  });

  test('opens every node by a valid seed, in each brand', () => {
    const brands = PROGRAM_IDS.filter((id) => programDefinition(id).flow === flow);
    const seedsOfFlow = [...section.matchAll(/data-seeds="([^"]+)"/g)].map(
      ([, text = '']) => JSON.parse(text.replaceAll('&quot;', '"')) as Record<string, string>,
    );
    expect(seedsOfFlow.length).toBeGreaterThan(STATUSES.length);
    const broken = seedsOfFlow.flatMap((seeds) =>
      brands.filter((id) => {
        const seed = decodeSeed(seeds[id] ?? '');
        return !seed.ok || seed.seed.program !== id;
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('names a status by the heading of its screen', () => {
  const headings = new Map(flowMap('home').places.map(({ id, heading }) => [id, heading]));
  for (const status of STATUSES) expect(headings.get(status)).toBe(statusHeading(status, 'home'));
  expect(headings.get('CREDIT_DENIED')).toBe('We can’t approve your application');
  expect(page).toContain('>We can’t offer you <span data-card>this card</span> right now<');
});

test('draws the thumbnail of a status with its icon', () => {
  for (const status of ['CREDIT_DENIED', 'MANUAL_REVIEW', 'CANCELED_SOFT'] as const) {
    const shape = STATUS_ICON_SHAPES[statusDefinition(status).icon];
    expect(thumbnail('manual-review', status)).toContain(`d="${shape}"`);
  }
});

test('the map needs no other files', () => {
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page).toContain('href="../portal/?seed=');
});

test('the map finds the narrow screenshots of a gallery, as data or as files next to its page', () => {
  const card = `<article data-program="trovy" data-screen="offer" data-status="OFFER_DECISION_NEEDED">
<h2>offer</h2>
<div class="pictures"><button><img src="data:image/jpeg;base64,AA"></button><button><img src="data:image/jpeg;base64,BB"></button></div>
</article>`;
  expect(galleryPictures(card + card.replace('BB', 'CC'))).toEqual({
    trovy: {
      offer: 'data:image/jpeg;base64,BB',
      'offer OFFER_DECISION_NEEDED': 'data:image/jpeg;base64,BB',
    },
  });
  const file = card.replaceAll(/data:image\/jpeg;base64,(..)/g, 'pictures/$1.webp');
  expect(galleryPictures(file, 'gallery/')['trovy']).toMatchObject({
    offer: 'gallery/pictures/BB.webp',
  });
});
