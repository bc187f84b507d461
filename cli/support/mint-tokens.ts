import { createMemoryPersistence } from '../../mock-server/world/persistence';
import { createMemoryJar } from '../../mock-server/world/session-cookie';
import { createWorld } from '../../mock-server/world/world';
import { parseFault } from '../../mock-server/world/faults/spec';
import { API_AUDIENCE, CLIENT_ID, issuerOf } from '../../mock-server/apis/identity/client';
import { DEFAULT_SEED } from '../../mock-server/scenario/default-seed';
import { applySeed } from '../../mock-server/apis/control/apply-seed';
import { WORLD_RULES } from '../../mock-server/apis/control/world-rules';
import { tokenAnswer } from '../../mock-server/apis/identity/token-answer';
import { TOKEN_FAULTS, type TokenFaultName } from '../../mock-server/apis/identity/token-faults';
import { mintTokens } from '../../mock-server/apis/identity/tokens';
import type { Seed } from '../../mock-server/scenario/seed';
import { choice } from './choice';

export interface TokenOptions {
  readonly seed?: Seed | undefined;
  readonly fault?: string | undefined;
  /** ISO; default: the time of the seed. */
  readonly now?: string | undefined;
  readonly origin: string;
  readonly scope?: string | undefined;
  readonly nonce: string;
  readonly state: string;
  /** Of the access token, seconds. */
  readonly lifetime?: number | undefined;
  /** Only if several worlds share the origin. */
  readonly world?: string | undefined;
}

function chosenFault(wish: string | undefined, seed: Seed): TokenFaultName | undefined {
  const seeded = seed.faults.map((spec) => parseFault(spec).idToken).find(Boolean);
  const name = wish?.replace(/^idToken=/, '') ?? seeded;
  const names = Object.keys(TOKEN_FAULTS) as TokenFaultName[];
  return name === undefined ? undefined : choice('--fault', name, names, 'token fault');
}

/** For the person of a seed. Throws a UsageError for an unknown fault. */
export async function makeTokens(options: TokenOptions) {
  const { origin, nonce, state, scope, lifetime } = options;
  const seed = { ...DEFAULT_SEED, ...options.seed, signedIn: true };
  const name = chosenFault(options.fault, seed);
  const fault = name === undefined ? undefined : TOKEN_FAULTS[name];
  const now = options.now ?? seed.now;
  const world = createWorld({
    persistence: createMemoryPersistence(),
    seed,
    responders: [],
    ...WORLD_RULES,
    machineNow: () => 0,
    frozen: true,
    cookieJar: createMemoryJar(),
    name: options.world ?? null,
  });
  await applySeed(world, seed, origin, now);
  const [user] = world.snapshot().users;
  if (user === undefined) throw new Error('The seed has nobody to sign in.');
  const tokens = await world.change(origin, (context) =>
    mintTokens(context, {
      sub: user.sub,
      nonce,
      scope,
      lifetime,
      fault: name,
      // Faults that clients must accept use the leeway for ID tokens, which the data API lacks.
      accessTokenFault: fault?.accepted === false ? name : undefined,
    }),
  );
  const answer = tokenAnswer(tokens, { accessToken: true, idToken: true, state, fault: name });
  return {
    accessToken: answer.get('access_token') ?? null,
    idToken: answer.get('id_token') ?? null,
    tokenType: tokens.tokenType,
    expiresIn: tokens.expiresIn,
    scope: tokens.scope,
    subject: user.sub,
    persona: seed.persona,
    issuer: issuerOf(origin),
    clientId: CLIENT_ID,
    audience: API_AUDIENCE,
    nonce,
    state,
    now,
    fault:
      name === undefined || fault === undefined
        ? null
        : { name, accepted: fault.accepted, description: fault.description },
    jwksUri: `${issuerOf(origin)}.well-known/jwks.json`,
    /** In the format of the provider's redirect to the callback. */
    fragment: new URLSearchParams([...answer]).toString(),
  };
}
