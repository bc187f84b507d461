// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IncomeSourcesField } from './income-sources';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function Form({ sources, children }: { readonly sources: string[]; readonly children: ReactNode }) {
  return (
    <FormProvider {...useForm({ values: { incomeSources: sources } })}>{children}</FormProvider>
  );
}

function show(sources: string[]): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(place).render(
      <Form sources={sources}>
        <IncomeSourcesField answered />
      </Form>,
    ),
  );
  return place;
}

test('answered sources are asked again only on request', () => {
  const place = show(['JOB']);
  expect(place.textContent).toContain('Job (full or part time)');
  expect(place.querySelector('input')).toBeNull();
  act(() => place.querySelector('button')?.click());
  const boxes = [...place.querySelectorAll('input')];
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(1);
  expect(document.activeElement).toBe(boxes[0]);
});

test('missing sources are requested', () => {
  expect(show([]).querySelectorAll('input').length).toBeGreaterThan(5);
});
