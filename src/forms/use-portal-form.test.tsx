// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormTextField } from './form-fields';
import { usePortalForm } from './use-portal-form';

const sent = vi.fn<(values: { name: string }) => void | Promise<void>>();
const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Enter a name')) });

function Form() {
  const { form, errors, submit } = usePortalForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: sent,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        {errors.map(({ message }) => (
          <strong key={message}>{message}</strong>
        ))}
        <FormTextField name="name" label="Your name" autoComplete="off" />
      </form>
    </FormProvider>
  );
}

const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

/** React ignores values set by the element's own setter. */
async function type(text: string): Promise<void> {
  const field = document.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  sent.mockReset();
  document.body.replaceChildren();
});

test('a submit shows what is wrong, and sends the values once they are valid', async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<Form />));
  await submit();
  expect(document.querySelector('strong')?.textContent).toBe('Enter a name');
  await type('Testa');
  expect(document.querySelector('strong')).toBe(null);
  await submit();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Testa' });
  await act(async () => root.unmount());
});

test('an error disappears once the value is valid, and typing brings up no new one', async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<Form />));
  await submit();
  await type('Testa');
  await type('');
  expect(document.querySelector('strong')).toBe(null);
  await submit();
  expect(document.querySelector('strong')?.textContent).toBe('Enter a name');
  await act(async () => root.unmount());
});

test('correcting one field of an address shows no error at another', async () => {
  const part = v.pipe(v.string(), v.nonEmpty('Enter it'));
  const address = v.object({ address: v.object({ city: part, zip: part }) });
  const seen: string[] = [];
  function AddressForm() {
    const state = usePortalForm({
      schema: address,
      defaultValues: { address: { city: 'Portland', zip: '' } },
      onSubmit: () => undefined,
    });
    seen.splice(0, seen.length, ...state.errors.map(({ id }) => id));
    return (
      <FormProvider {...state.form}>
        <form noValidate onSubmit={state.submit}>
          <FormTextField name="address.city" label="City" autoComplete="off" />
          <FormTextField name="address.zip" label="ZIP code" autoComplete="off" />
        </form>
      </FormProvider>
    );
  }
  const root = createRoot(document.body);
  await act(async () => root.render(<AddressForm />));
  await submit();
  expect(seen).toEqual(['field-address-zip']);
  await type('');
  expect(seen).toEqual(['field-address-zip']);
  await submit();
  expect(seen).toEqual(['field-address-city', 'field-address-zip']);
  await act(async () => root.unmount());
});

test('a form sends nothing a second time while the first submit is running', async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<Form />));
  await type('Testa');
  let finish = (): void => undefined;
  sent.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
  await submit();
  await submit();
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await submit();
  expect(sent).toHaveBeenCalledTimes(2);
  await act(async () => root.unmount());
});
