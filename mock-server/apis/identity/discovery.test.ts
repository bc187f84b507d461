import { beforeEach, expect, test } from 'vitest';
import { CHALLENGE_METHODS } from './pkce';
import { GRANT_TYPES } from './grants/all';
import { RESPONSE_TYPES } from './response-types';
import { providerWorld, type ProviderWorld } from './testing/browser';
import { authorizePath } from './testing/call';
import { TEST_USER } from './testing/test-world';
import { signInAs } from './provider-session';

let world: ProviderWorld;

beforeEach(() => {
  world = providerWorld();
  signInAs(world.context, TEST_USER.sub);
});

async function facts(): Promise<Record<string, unknown>> {
  return (await world.get('.well-known/openid-configuration')).body;
}

async function handedOver(changes: Record<string, string>) {
  const path = authorizePath(world.origin, changes).replace('/idp/', '');
  const { headers, text } = await world.get(path);
  const location = headers.get('Location');
  if (location === null) {
    if (text.includes('id="form-post"')) return { mode: 'form_post', names: text };
    return { mode: 'web_message', names: text };
  }
  const { search, hash } = new URL(location);
  return hash === '' ? { mode: 'query', names: search } : { mode: 'fragment', names: hash };
}

test('discovery lists existing endpoints, grants and methods', async () => {
  const promised = await facts();
  expect(promised['grant_types_supported']).toEqual([
    'implicit',
    ...GRANT_TYPES.map(({ name }) => name),
  ]);
  expect(promised['code_challenge_methods_supported']).toEqual(CHALLENGE_METHODS);
  for (const [name, path] of Object.entries({
    token_endpoint: 'oauth/token',
    revocation_endpoint: 'oauth/revoke',
    end_session_endpoint: 'oidc/logout',
  })) {
    expect(promised[name]).toBe(`${world.origin}/idp/${path}`);
  }
});

test.each(RESPONSE_TYPES)('supports response type "%s" in every mode', async (type) => {
  const promised = await facts();
  expect(promised['response_types_supported']).toContain(type);
  for (const mode of promised['response_modes_supported'] as string[]) {
    const answer = await handedOver({ response_type: type, response_mode: mode });
    expect(answer.mode).toBe(mode);
    const refused = mode === 'query' && type !== 'code';
    expect(answer.names.includes('error')).toBe(refused);
    for (const word of refused ? [] : type.split(' ')) {
      expect(answer.names).toContain(word === 'token' ? 'access_token' : word);
    }
  }
});
