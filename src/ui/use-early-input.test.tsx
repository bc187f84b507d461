// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button';
import { RadioCards } from './radio-field';
import { TextField } from './text-field';

function Form() {
  const [phone, setPhone] = useState('');
  const [channel, setChannel] = useState<'sms' | 'email'>('sms');
  return (
    <form>
      <RadioCards
        name="channel"
        legend="Channel"
        options={[
          { value: 'sms', label: 'Text message' },
          { value: 'email', label: 'Email' },
        ]}
        value={channel}
        onValueChange={setChannel}
      />
      <TextField
        name="phone"
        label="Phone"
        autoComplete="tel"
        value={phone}
        onValueChange={setPhone}
      />
      <Button type="submit">Send</Button>
      <output>{`${channel} ${phone}`}</output>
    </form>
  );
}

test('input from before hydration reaches the form, and its button waits for hydration', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector);
  const phone = find<HTMLInputElement>('[name=phone]');
  const email = find<HTMLInputElement>('[value=email]');
  if (phone === null || email === null) throw new Error('No fields');
  phone.value = '5125550100';
  email.checked = true;
  expect(find<HTMLButtonElement>('button')?.disabled).toBe(true);
  const root = document.getElementById('root') ?? document.body;
  await act(async () => void hydrateRoot(root, <Form />));
  expect(find('output')?.textContent).toBe('email 5125550100');
  expect([phone.isConnected, phone.value, email.checked]).toEqual([true, '5125550100', true]);
  expect(find<HTMLButtonElement>('button')?.disabled).toBe(false);
});
