import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventsPage } from './pages/events';
import { faultsPage } from './pages/faults';
import { itemsPage } from './pages/items';
import { journeyPage } from './pages/journey';
import { lifecyclePage } from './pages/lifecycle';
import { operationsPage } from './pages/operations';
import { paymentsPage } from './pages/payments';
import { personasPage } from './pages/personas';
import { programsPage } from './pages/programs';
import { screensPage } from './pages/screens';
import { statusesPage } from './pages/statuses';

/** The pages of docs/reference, by file name. */
const PAGES: Readonly<Record<string, () => Promise<string>>> = {
  'events.md': eventsPage,
  'faults.md': faultsPage,
  'items.md': itemsPage,
  'journey.md': journeyPage,
  'lifecycle.md': lifecyclePage,
  'operations.md': operationsPage,
  'payments.md': paymentsPage,
  'personas.md': personasPage,
  'programs.md': programsPage,
  'screens.md': screensPage,
  'statuses.md': statusesPage,
};

// If a page is out of date, `npx vitest run tests/docs -u` regenerates it.
test.each(Object.entries(PAGES))(
  'docs/reference/%s says what the code does',
  async (name, make) => {
    await expect(await make()).toMatchFileSnapshot(`../../docs/reference/${name}`);
  },
  // Formatting the longest page takes seconds.
  30_000,
);

test('docs/reference holds nothing else', () => {
  const files = readdirSync(new URL('../../docs/reference/', import.meta.url));
  expect(files.toSorted()).toEqual(Object.keys(PAGES).toSorted());
});
