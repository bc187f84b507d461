import type { BrowserCookies, Context } from '../../../world/context';
import { base64Url, sha256 } from '../digest';
import { identity } from '../identity';
import { signInAs } from '../provider-session';
import { TEST_USER, testContext, testState } from './test-world';
import { authorizePath } from './call';

export const VERIFIER = 'a-verifier-of-forty-three-characters-or-more-0123';

/** Body only if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status: response.status, headers: response.headers, text, body };
}

export function providerWorld(origin = 'http://localhost:5173') {
  const state = testState();
  const cookies: BrowserCookies = { session: null };
  const context: Context = testContext(state, origin, cookies);
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await identity(new Request(`${origin}/idp/${path}`, init), context);
    if (response === null) throw new Error(`${path} is not the provider's`);
    return answerOf(response);
  };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const form = (path: string, body: Record<string, string>) =>
    send(path, { method: 'POST', body: new URLSearchParams(body) });
  return {
    state,
    context,
    origin,
    get: send,
    post,
    form,
    token: (values: Record<string, unknown>) =>
      post('oauth/token', { client_id: 'portal-client', ...values }),
    /** For the signed-in person, by default with a challenge. */
    code: async (changes: Record<string, string | undefined> = {}): Promise<string> => {
      signInAs(context, TEST_USER.sub);
      const path = authorizePath(origin, {
        response_type: 'code',
        code_challenge: base64Url(await sha256(VERIFIER)),
        code_challenge_method: 'S256',
        ...changes,
      });
      const { headers } = await send(path.replace('/idp/', ''));
      return new URL(headers.get('Location') ?? '').searchParams.get('code') ?? '';
    },
  };
}

export type ProviderWorld = ReturnType<typeof providerWorld>;
