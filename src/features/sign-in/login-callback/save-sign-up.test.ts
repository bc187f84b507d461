// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pendingCodeStore } from '../login/pending-code';
import { signUpDataStore, toSignUpData } from '../sign-up/sign-up-data';
import { emptySignUp } from '../sign-up/sign-up-values';
import { saveSignUp } from './save-sign-up';

const api = vi.hoisted(() => ({ sent: [] as unknown[], error: undefined as Error | undefined }));

vi.mock('../../../services/data/data-client', () => ({
  createDataClient: () => ({
    mutate: ({ variables }: { variables: unknown }) => {
      api.sent.push(variables);
      return Promise.resolve({ data: {}, error: api.error });
    },
  }),
}));
vi.mock('../../../services/analytics/operation-events', () => ({
  trackOperation: () => undefined,
}));

const ANSWERS = toSignUpData({ ...emptySignUp(), firstName: 'Testa', phone: '+12025550101' });
const sentTo = (phoneNumber: string): void =>
  pendingCodeStore.write({ recipient: { channel: 'sms', phoneNumber }, sentAt: 0 });

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(api, { sent: [], error: undefined });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  signUpDataStore.write(ANSWERS);
});

test('sign-up answers of the signed-in person are saved once', async () => {
  sentTo('+12025550101');
  expect([await saveSignUp(), await saveSignUp()]).toEqual(['saved', 'none']);
  expect(api.sent).toEqual([{ input: ANSWERS }]);
  expect(signUpDataStore.read()).toBeNull();
});

test.each([
  ['another number', () => sentTo('+12025550102')],
  ['nobody knows where', () => undefined],
])('answers are removed without saving if the code went to %s', async (_to, send) => {
  send();
  expect(await saveSignUp()).toBe('none');
  expect(api.sent).toEqual([]);
  expect(signUpDataStore.read()).toBeNull();
});

test("answers that couldn't be saved are kept", async () => {
  sentTo('+12025550101');
  api.error = new Error('No answer');
  expect(await saveSignUp()).toBe('unsaved');
  expect(signUpDataStore.read()).toEqual(ANSWERS);
});
