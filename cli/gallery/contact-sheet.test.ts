import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet';
import type { Pictures } from './take-pictures';

const PICTURES: Pictures = {
  program: 'trovy',
  screen: 'offer',
  status: 'OFFER_DECISION_NEEDED',
  usual: true,
  path: '/app/homelight/offer',
  command: 'portal seed --screen offer',
  url: 'http://localhost/?seed=x',
  part: null,
  heading: 'Your offer',
  images: [Buffer.from('wide'), Buffer.from('narrow')],
  problem: null,
};
const LOOK = { scheme: 'light', widths: [1280, 390], format: 'webp' } as const;

const sourcesOf = (html: string) =>
  [...html.matchAll(/<img [^>]*src="([^"]+)" loading="lazy"/g)].map(([, source]) => source);

test('a gallery of files names its screenshots, which load when they are seen', () => {
  expect(sourcesOf(contactSheet([PICTURES], LOOK, false))).toEqual([
    'pictures/trovy.offer.OFFER_DECISION_NEEDED.1280.light.webp',
    'pictures/trovy.offer.OFFER_DECISION_NEEDED.390.light.webp',
  ]);
});

test('a self-contained gallery embeds its screenshots', () => {
  expect(sourcesOf(contactSheet([PICTURES], LOOK, true))).toEqual([
    'data:image/webp;base64,d2lkZQ==',
    'data:image/webp;base64,bmFycm93',
  ]);
});
