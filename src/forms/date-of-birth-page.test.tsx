// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dateOfBirth } from '../domain/person/date-of-birth';
import { DateOfBirthSection } from './sections/date-of-birth-section';
import { usePortalForm } from './use-portal-form';

const schema = v.object({ dob: dateOfBirth(() => 18) });

function BirthDatePage() {
  const { form, errors, check } = usePortalForm({
    schema,
    defaultValues: { dob: { month: '', day: '', year: '' } },
    onSubmit: () => undefined,
  });
  return (
    <FormProvider {...form}>
      <DateOfBirthSection minimumAge={18} />
      <button onClick={() => void check(['dob'])}>Continue</button>
      <output>{errors.map(({ message }) => message)}</output>
    </FormProvider>
  );
}

test('checking a page reports the error of a part of the date of birth', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<BirthDatePage />));
  await act(async () => place.querySelector('button')?.click());
  expect(place.querySelector('output')?.textContent).toBe('Enter your date of birth');
  place.remove();
});

test.each(['day', 'year'])(
  'a complete date pasted into the %s fills all three parts',
  async (part) => {
    const place = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(place).render(<BirthDatePage />));
    const input = place.querySelector<HTMLInputElement>(`input[name='dob.${part}']`);
    const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      setText?.call(input, '04/28/1986');
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const values = [...place.querySelectorAll<HTMLInputElement>('select, input')];
    expect(values.map(({ value }) => value)).toEqual(['4', '28', '1986']);
    place.remove();
  },
);
