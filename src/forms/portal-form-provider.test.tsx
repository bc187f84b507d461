// @vitest-environment jsdom
import { act, memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormTextField } from './form-text';
import { PortalFormProvider } from './portal-form-provider';
import { useFollowed } from './use-followed';
import { useFormMethods } from './use-form-methods';
import { usePortalForm } from './use-portal-form';

const drawn = vi.fn<() => void>();
const helped = vi.fn<() => void>();
const sent = vi.fn<(values: { name: string }) => void>();
const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Enter a name')) });

function Form() {
  drawn();
  const { form, errors, submit } = usePortalForm({
    schema,
    defaultValues: { name: '' },
    onSubmit: sent,
  });
  return (
    <PortalFormProvider form={form}>
      <form noValidate onSubmit={submit}>
        {errors.map(({ message }) => (
          <strong key={message}>{message}</strong>
        ))}
        <FormTextField name="name" label="Your name" autoComplete="off" />
      </form>
    </PortalFormProvider>
  );
}

const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

/** As a person does it: React takes a value that is set on the element itself for its own doing. */
async function type(text: string): Promise<void> {
  const field = document.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** A form beside which stands what was typed into it. */
function FollowedForm() {
  const { form } = usePortalForm({ schema, defaultValues: { name: '' }, onSubmit: sent });
  const name = useFollowed(form, (values) => values.name);
  return (
    <PortalFormProvider form={form}>
      <FormTextField name="name" label="Your name" autoComplete="off" />
      <output>{name}</output>
    </PortalFormProvider>
  );
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

test('a form is drawn once at first, and holds to its rules all the same', async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<Form />));
  expect(drawn).toHaveBeenCalledTimes(1);
  await submit();
  expect(document.querySelector('strong')?.textContent).toBe('Enter a name');
  await type('Testa');
  expect(document.querySelector('strong')).toBe(null);
  await submit();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Testa' });
  await act(async () => root.unmount());
});

test('what was put right is found at fault by the next submit, not while it is typed anew', async () => {
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

test('a part of an answer that was right is not found at fault while another part is', async () => {
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
      <PortalFormProvider form={state.form}>
        <form noValidate onSubmit={state.submit}>
          <FormTextField name="address.city" label="City" autoComplete="off" />
          <FormTextField name="address.zip" label="ZIP code" autoComplete="off" />
        </form>
      </PortalFormProvider>
    );
  }
  const root = createRoot(document.body);
  await act(async () => root.render(<AddressForm />));
  await submit();
  expect(seen).toEqual(['field-address-zip']);
  // The first field, which is the city.
  await type('');
  expect(seen).toEqual(['field-address-zip']);
  await submit();
  expect(seen).toEqual(['field-address-city', 'field-address-zip']);
  await act(async () => root.unmount());
});

/** Does something to the form, as a list of suggestions does. */
const Helper = memo(() => {
  const { setValue } = useFormMethods();
  helped();
  return <button onClick={() => setValue('name', 'Testa')}>Use Testa</button>;
});

function HelpedForm() {
  const state = usePortalForm({ schema, defaultValues: { name: '' }, onSubmit: sent });
  return (
    <PortalFormProvider form={state.form}>
      <form noValidate onSubmit={state.submit}>
        <FormTextField name="name" label="Your name" autoComplete="off" />
        <Helper />
      </form>
    </PortalFormProvider>
  );
}

test('what does something to a form is not drawn with all that happens to it', async () => {
  const root = createRoot(document.body);
  await act(async () => root.render(<HelpedForm />));
  await submit();
  expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('input')?.value).toBe('Testa');
  expect(helped).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});

test('what is typed in the first moment, before the form is kept, stays and is followed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body);
  flushSync(() => root.render(<FollowedForm />));
  const field = document.querySelector('input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Testa');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Testa'));
  expect(field?.value).toBe('Testa');
  flushSync(() => root.unmount());
});
