import { expect, test } from 'vitest';
import { overBudget, screenWeights } from './screen-weights';

const module = (id: string, bytes: number, ...importers: readonly string[]) => ({
  id,
  bytes,
  importers,
});
const chunk = (
  facade: string | null,
  imports: readonly string[],
  ...modules: readonly ReturnType<typeof module>[]
) => ({
  facade,
  imports,
  modules,
});

const OFFER = 'src/features/offer/offer/offer-screen.tsx';

const GRAPH = {
  'first.js': chunk(null, [], module('src/app/boot/boot.tsx', 10)),
  'portal.js': chunk(
    null,
    ['first.js', 'shared.js'],
    module('src/app/routing/signed-in-portal.tsx', 10),
  ),
  'shared.js': chunk(null, [], module('src/ui/button.tsx', 10)),
  'offer.js': chunk(OFFER, ['shared.js', 'table.js'], module(OFFER, 20)),
  'table.js': chunk(
    null,
    ['first.js'],
    module('node_modules/tables/all.js', 900, 'src/other.ts', OFFER),
  ),
};

test('a screen weighs what it adds to what is there; what is too heavy is named, with who imports it', () => {
  const sizes = {
    'first.js': 90_000,
    'portal.js': 20_000,
    'shared.js': 4000,
    'offer.js': 2000,
    'table.js': 30_000,
  };
  const weights = screenWeights(GRAPH, (file) => sizes[file as keyof typeof sizes]);
  expect(weights.map(({ screen, bytes }) => [screen, bytes])).toEqual([
    ['every screen', 114_000],
    ['offer', 32_000],
  ]);
  const budgets = { 'every screen': 114, offer: 32 };
  expect(overBudget(weights, budgets)).toEqual([]);
  const [line] = overBudget(weights, { ...budgets, offer: 4 });
  expect(line).toMatch(/^offer has 32\.0 kB, it may have 4\.0 kB\./);
  expect(line?.split('\n')[1]).toBe(`    node_modules/tables/all.js, imported by ${OFFER}`);
  expect(overBudget(weights, { ...budgets, 'every screen': 100 })).toEqual([
    expect.stringMatching(/^every screen has 114\.0 kB, it may have 100\.0 kB\./),
  ]);
  expect(overBudget(weights, { 'every screen': 114 })).toEqual([
    expect.stringContaining('it has no budget'),
  ]);
});
