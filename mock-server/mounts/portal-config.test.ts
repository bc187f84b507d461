import { expect, test } from 'vitest';
import { parseConfiguration } from '../../src/services/configuration/schema';
import { cardFrameConfig } from './portal-config';

test.each([
  ['http://localhost:4000', 'http://cards.localhost:4000'],
  ['https://a.localhost', 'https://cards.a.localhost'],
])('the page %s and its card host have the same configuration', (page, cards) => {
  const config = cardFrameConfig(page);
  expect(config).toMatchObject({
    api: { direct: page },
    cardFrame: { origin: cards, pages: [page] },
  });
  expect(cardFrameConfig(cards)).toEqual(config);
  expect(() => parseConfiguration(config)).not.toThrow();
});

test.each(['http://127.0.0.1:4000', 'http://[::1]:4000'])(
  '%s keeps the card fields on its own origin',
  (page) => {
    expect(cardFrameConfig(page)).not.toHaveProperty('cardFrame');
  },
);
