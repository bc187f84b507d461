import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyDeck } from './pages/copy-deck';
import { eventsPage } from './pages/events';
import { faultsPage } from './pages/faults';
import { itemsPage } from './pages/items';
import { journeyPage } from './pages/journey';
import { lifecyclePage } from './pages/lifecycle';
import { limitsPage } from './pages/limits';
import { operationsPage } from './pages/operations';
import { paymentsPage } from './pages/payments';
import { personasPage } from './pages/personas';
import { programsPage } from './pages/programs';
import { screenRequestsFile } from './pages/screen-requests';
import { screensPage } from './pages/screens';
import { statusesPage } from './pages/statuses';
import { OUTDATED } from '../support/outdated';

const PAGES: Readonly<Record<string, () => Promise<string> | string>> = {
  'copy-deck.csv': copyDeck,
  'events.md': eventsPage,
  'faults.md': faultsPage,
  'items.md': itemsPage,
  'journey.md': journeyPage,
  'lifecycle.md': lifecyclePage,
  'limits.md': limitsPage,
  'operations.md': operationsPage,
  'payments.md': paymentsPage,
  'personas.md': personasPage,
  'programs.md': programsPage,
  'screens.md': screensPage,
  'statuses.md': statusesPage,
};

test.each(Object.entries(PAGES))(
  'docs/reference/%s is up to date',
  async (name, make) => {
    await expect(await make(), OUTDATED).toMatchFileSnapshot(`../../docs/reference/${name}`);
  },
  // Formatting the longest page takes seconds.
  30_000,
);

test('the data file of requests by screen is up to date', async () => {
  await expect(screenRequestsFile(), OUTDATED).toMatchFileSnapshot(
    '../../mock-server/scenario/screen-requests.json',
  );
});

test('docs/reference contains only generated files', () => {
  const files = readdirSync(new URL('../../docs/reference/', import.meta.url));
  expect(files.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});
