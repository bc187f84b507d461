// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { captchaRequestAtom } from '../../services/session/captcha-request';
import { CaptchaMount } from './captcha-mount';

vi.mock('./captcha-dialog', () => {
  throw new TypeError('Failed to fetch');
});

test('a captcha whose code fails to load resolves without an answer', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const root = createRoot(document.createElement('div'));
  const answer = vi.fn<(value: string | undefined) => void>();
  await act(async () => root.render(<CaptchaMount />));
  await act(async () => getDefaultStore().set(captchaRequestAtom, { again: false, answer }));
  await expect.poll(() => answer.mock.calls).toEqual([[undefined]]);
  act(() => root.unmount());
});
