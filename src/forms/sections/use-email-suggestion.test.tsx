// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { EmailSuggestionNote } from './email-suggestion';
import { useEmailSuggestion } from './use-email-suggestion';

const place = document.body.appendChild(document.createElement('div'));

function Field() {
  const [email, setEmail] = useState('homer@gmial.com');
  const { suggestion, check } = useEmailSuggestion(email);
  return (
    <>
      <input onBlur={() => void check()} value={email} readOnly />
      <select onChange={(event) => setEmail(event.target.value)} value={email}>
        {['homer@gmial.com', 'homer@gmail.com', 'somebody@example.com'].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <EmailSuggestionNote suggestion={suggestion} onUse={setEmail} />
    </>
  );
}

function type(email: string): void {
  const field = place.querySelector('select');
  if (field === null) throw new Error('There is no field.');
  field.value = email;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const readSuggestion = (): string | null | undefined =>
  place.querySelector('[role=status]')?.textContent;

test('an email suggestion applies only to the checked address', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(place);
  act(() => root.render(<Field />));
  act(
    () =>
      void place.querySelector('input')?.dispatchEvent(new Event('focusout', { bubbles: true })),
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(readSuggestion()).toContain('Did you mean homer@gmail.com?');
  });
  act(() => type('somebody@example.com'));
  expect(readSuggestion()).toBe('');
  act(() => type('homer@gmial.com'));
  act(() => place.querySelector('button')?.click());
  // A correct address needs no suggestion.
  expect(readSuggestion()).toBe('');
  act(() => root.unmount());
});
