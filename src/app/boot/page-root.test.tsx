// @vitest-environment jsdom
import { Suspense, useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const sent: string[] = [];
let shown = (): void => undefined;

/** React takes over what is behind a boundary after what is around it. */
function Page({ label }: { readonly label: string }) {
  return (
    <Suspense>
      <Form label={label} />
    </Suspense>
  );
}

function Form({ label }: { readonly label: string }) {
  const [phone, setPhone] = useState('');
  const [, drawAgain] = useState(0);
  // As every screen does; and React writes its own values as soon as something else is known.
  useEffect(() => {
    shown();
    // oxlint-disable-next-line react/set-state-in-effect -- the test needs a second render
    drawAgain(1);
  }, []);
  const [channel, setChannel] = useState('sms');
  const choice = (value: string) => (
    <input
      id={value}
      type="radio"
      name="channel"
      checked={channel === value}
      onChange={() => setChannel(value)}
    />
  );
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${channel} ${phone}`);
      }}
    >
      <h1>{label}</h1>
      {choice('sms')}
      {choice('email')}
      <input id="phone" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <button type="submit">Send Code</button>
    </form>
  );
}

/** A page as the server sends it, on which somebody was quicker than the script. */
async function paintedPage() {
  document.body.innerHTML = `<div id="root" data-painted="trovy">${renderToString(<Page label="Log In" />)}</div>`;
  vi.resetModules();
  const [{ openPageRoot }, { watchEarlyPress }, { paintedProgram }, { noteFirstScreen }] =
    await Promise.all([
      import('./page-root'),
      import('./early-press'),
      import('../../services/painted'),
      import('../../shell/screen/first-screen'),
    ]);
  shown = noteFirstScreen;
  watchEarlyPress();
  expect(paintedProgram()).toBe('trovy');
  const input = document.querySelector<HTMLInputElement>('#phone');
  if (input === null) throw new Error('No input');
  document.getElementById('email')?.click();
  input.focus();
  input.value = '5125550100';
  input.setSelectionRange(3, 3);
  document.querySelector('button')?.click();
  const container = document.getElementById('root');
  if (container === null) throw new Error('No root');
  return { root: openPageRoot(container), input, paintedProgram };
}

afterEach(() => {
  sent.length = 0;
  document.body.innerHTML = '';
});

test.each(['takeOver', 'render'] as const)(
  'what was typed, chosen and pressed before the script came counts once it is there: %s',
  async (how) => {
    const { root, input, paintedProgram } = await paintedPage();
    expect(sent).toEqual([]);
    void root[how](<Page label="Log In" />);
    await vi.waitFor(() => expect(sent).toEqual(['email 5125550100']));
    const now = document.querySelector<HTMLInputElement>('#phone');
    expect(now === input).toBe(how === 'takeOver');
    expect(document.activeElement).toBe(now);
    expect([now?.value, now?.selectionStart]).toEqual(['5125550100', 3]);
    expect(paintedProgram()).toBeUndefined();
    document.querySelector('button')?.click();
    expect(sent).toHaveLength(2);
  },
);

test('what is pressed while the whole style sheet is on its way counts once it is there', async () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled href="data:text/css,">';
  const { root, paintedProgram } = await paintedPage();
  void root.takeOver(<Page label="Log In" />);
  await vi.waitFor(() => expect(paintedProgram()).toBeUndefined());
  document.querySelector('button')?.click();
  expect(sent).toEqual([]);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(sent).toEqual(['email 5125550100']));
  document.querySelector('button')?.click();
  expect(sent).toHaveLength(2);
  document.head.innerHTML = '';
});

test('another page than the painted one waits for the whole style sheet', async () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled href="data:text/css,">';
  const { root } = await paintedPage();
  const link = document.querySelector('link');
  await root.render(<Page label="Create Your Account" />);
  expect(document.querySelector('h1')?.textContent).toBe('Log In');
  link?.dispatchEvent(new Event('load'));
  await vi.waitFor(() =>
    expect(document.querySelector('h1')?.textContent).toBe('Create Your Account'),
  );
  document.head.innerHTML = '';
});

test('React is evaluated in a task of its own, and before there is something to draw', async () => {
  let evaluated = false;
  vi.doMock('react-dom/client', (original) => {
    evaluated = true;
    return original();
  });
  await paintedPage();
  expect(evaluated).toBe(false);
  await vi.waitFor(() => expect(evaluated).toBe(true));
  vi.doUnmock('react-dom/client');
});
