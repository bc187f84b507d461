// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { FoldedPage } from './folded-page';

function Form({ wrong }: { readonly wrong: boolean }) {
  const form = useForm({ defaultValues: { weight: '', maker: '' } });
  useEffect(() => {
    if (wrong) form.setError('weight', { message: 'Enter the weight' });
  }, [form, wrong]);
  return (
    <FormProvider {...form}>
      <FoldedPage heading={undefined} fields={[]}>
        First
      </FoldedPage>
      <FoldedPage heading="Size and weight" fields={['weight']}>
        Weight
      </FoldedPage>
      <FoldedPage heading="Details" fields={['maker']}>
        Maker
      </FoldedPage>
    </FormProvider>
  );
}

test('the first questions are open, others collapsed until one is invalid', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  const open = (wrong: boolean): (boolean | string)[] => {
    act(() => root.render(<Form wrong={wrong} />));
    return [...place.querySelectorAll('details')].map((part) => part.open);
  };
  expect(open(false)).toEqual([false, false]);
  expect(open(true)).toEqual([true, false]);
  expect(place.firstChild?.textContent).toBe('First');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
