// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ITEM_KINDS } from '../../catalogue/items';
import { emptyItem, type ItemValues } from '../../domain/item/questions/item-values';
import { decidingAnswers, putQuestions } from '../../domain/item/questions/visible-questions';
import type { Uploads } from '../../domain/document/uploads/use-uploads';
import { ItemFields } from './item-fields';
import { choicesOf } from './question-choices';

// Counts rendered questions: called once per question.
vi.mock('./question-choices', async (original) => {
  const real = await original<{ readonly choicesOf: typeof choicesOf }>();
  return { choicesOf: vi.fn<typeof choicesOf>(real.choicesOf) };
});

const NO_FILES = { files: [] } as unknown as Uploads;

let root: Root;

function Ring() {
  const form = useForm<ItemValues>({ defaultValues: emptyItem('RING') });
  return (
    <FormProvider {...form}>
      <ItemFields kind="RING" brands={[]} uploads={{ photos: NO_FILES, papers: NO_FILES }} />
    </FormProvider>
  );
}

const field = (selector: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`input${selector}`);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Ring />));
  vi.mocked(choicesOf).mockClear();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('typing in one question renders no other', () => {
  const name = field('[name=name]');
  act(() => {
    // React ignores values set by the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, 'Band');
    name?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(name?.value).toBe('Band');
  expect(choicesOf).not.toHaveBeenCalled();
});

test.each(ITEM_KINDS)('few answers determine the shown questions: %s', (kind) => {
  for (const metal of ['', 'GOLD', 'PLATED']) {
    for (const hasMain of ['', 'YES', 'NO']) {
      for (const shape of ['', 'ROUND']) {
        for (const report of ['', 'NONE', 'GIA']) {
          for (const noScale of [false, true]) {
            const values = { ...emptyItem(kind), metal, hasMain, shape, report, noScale };
            expect(putQuestions(kind, decidingAnswers(values))).toEqual(putQuestions(kind, values));
          }
        }
      }
    }
  }
});
