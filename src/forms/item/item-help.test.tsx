// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { KaratHelp, WeighingHelp } from './item-help';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Returns the dialog's sentences; also checks that it closes. */
async function sentencesOf(help: ReactNode): Promise<readonly string[]> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(help));
  await act(async () => document.querySelector('button')?.click());
  const dialog = document.querySelector('[role=dialog]');
  const texts = [...(dialog?.querySelectorAll('h2, p') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const close = [...(dialog?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === 'Got It',
  );
  await act(async () => close?.click());
  expect(document.querySelector('[role=dialog]')).toBeNull();
  act(() => root.unmount());
  return texts;
}

test('the karat help explains karats and the stamp', async () => {
  expect(await sentencesOf(<KaratHelp />)).toEqual([
    'What is a karat?',
    'A karat (K) says how much of the metal is pure gold, in parts of 24. 24K is pure gold. 14K is 14 parts of 24, and is often stamped 585 or 583.',
    'Look inside a ring, near the clasp of a chain or on the post of an earring. A magnifying glass or your phone’s camera helps.',
  ]);
});

test('the weighing help explains scales and both kinds of ounces', async () => {
  expect(await sentencesOf(<WeighingHelp />)).toEqual([
    'How to weigh your item',
    'Put the whole piece on a kitchen, postal or jewelry scale, stones included. Read the number and choose the unit that the scale shows.',
    'An ounce on a kitchen scale is 28.35 grams. A troy ounce, as on coins and bars, is 31.1 grams. If your scale can show grams, use grams.',
  ]);
});
