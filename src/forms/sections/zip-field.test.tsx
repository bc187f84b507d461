// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ZipField } from './zip-field';

function Page() {
  const form = useForm({ defaultValues: { zip: '' } });
  return (
    <FormProvider {...form}>
      <ZipField name="zip" autoComplete="postal-code" />
    </FormProvider>
  );
}

test('a ZIP+4 is cut to its first five digits with its last digit, not on blur', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () => root.render(<Page />));
  const input = page.querySelector('input');
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => input?.focus());
  for (let typed = 1; typed <= '43215-1234'.length; typed += 1) {
    await act(async () => {
      setText?.call(input, '43215-1234'.slice(0, typed));
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  expect(input?.value).toBe('43215');
  expect(page.textContent).toContain('We kept the first 5 digits: 43215');
  act(() => root.unmount());
  page.remove();
});
