// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TaxIdSection } from './tax-id-section';
import { useTaxIdOnFile } from './use-tax-id-on-file';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

function Shown() {
  const form = useForm({ defaultValues: { taxId: '' } });
  return (
    <FormProvider {...form}>
      <TaxIdSection onFile={useTaxIdOnFile('3456')} />
    </FormProvider>
  );
}

test('focus moves from Change to the field, and from Keep back to Change', () => {
  act(() => root.render(<Shown />));
  expect(document.activeElement).toBe(document.body);
  act(() => page.querySelector<HTMLElement>('#change-tax-id')?.click());
  expect(document.activeElement).toBe(page.querySelector('input'));
  const keep = [...page.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith('Keep'),
  );
  act(() => keep?.click());
  expect(document.activeElement?.id).toBe('change-tax-id');
});
