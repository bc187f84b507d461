// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openBrowserStorage } from './browser-storage';
import { startWorker } from './worker';

type Answer = (input: { readonly request: Request }) => Promise<unknown>;

/** The page registers these to respond to requests. */
const answers = vi.hoisted((): Answer[] => []);

vi.mock('msw', () => ({
  http: { all: (_path: string, answer: Answer) => answer },
  passthrough: () => null,
}));

vi.mock('msw/browser', () => ({
  setupWorker: (...given: Answer[]) => {
    answers.push(...given);
    return { start: () => Promise.reject(new Error('There is no worker here')) };
  },
}));

test('reports a field without a resolver on screen and in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const headers = { 'X-Mock-Unanswered': 'User.referralCode' };
  await startWorker(async () => new Response(null, { status: 501, headers }), openBrowserStorage());
  const request = new Request(`${location.origin}/graphql`, { method: 'POST' });
  for (const answer of answers) await answer({ request });
  const text = 'The mock has no resolver for User.referralCode';
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(text);
  expect(logged).toHaveBeenCalledWith(text);
});
