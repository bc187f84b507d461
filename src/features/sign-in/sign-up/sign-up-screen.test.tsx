// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../catalogue/limits';
import { sendCode } from '../../../services/session/passwordless';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { SignUpScreen } from './sign-up-screen';
import { emptySignUp } from './sign-up-values';

vi.mock(import('../../../services/session/passwordless'), async (original) => ({
  ...(await original()),
  sendCode: vi.fn<typeof sendCode>(async () => undefined),
}));
vi.mock(import('./sign-up-form'), () => ({
  SignUpForm: ({ onSubmit }) => (
    <button onClick={() => void onSubmit({ ...emptySignUp(), phone: '(202) 555-0187' })}>
      Send
    </button>
  ),
}));
vi.mock(import('../login/code-step'), () => ({
  CodeStep: ({ onStartOver }) => <button onClick={() => onStartOver('sms')}>Change</button>,
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('resubmitting unchanged contacts waits for the next code', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['Date'] });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const press = (label: string): Promise<void> =>
    act(async () => {
      const button = document.querySelector('button');
      expect(button?.textContent).toBe(label);
      button?.click();
    });
  await act(async () =>
    root.render(
      <ScreenContext value={{ id: 'sign-up', flow: 'home' }}>
        <SignUpScreen />
      </ScreenContext>,
    ),
  );
  await press('Send');
  await press('Change');
  await press('Send');
  expect(sendCode).toHaveBeenCalledTimes(1);
  await press('Change');
  vi.setSystemTime(Date.now() + LIMITS.otp.resendSec * 1000);
  await press('Send');
  expect(sendCode).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
