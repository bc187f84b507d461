import {
  print,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import type { Seed } from '../../../scenario/seed';
import type { ApplicationRecord, UserRecord } from '../../../world/state';
import { createWorld, type World } from '../../../world/world';
import { mintTokens } from '../../../apis/identity/tokens';
import { WORLD_PARTS } from '../../../mounts/world-parts';
import { createCheckedPersistence } from './checked-persistence';
import { testSeed } from './test-seed';

export const TEST_ORIGIN = 'http://portal.test';

/** The clock is frozen, delays are skipped, and one person is signed in. */
export interface SeededWorld {
  readonly world: World;
  /** Milliseconds. */
  readonly waits: number[];
  fetch(path: string, init?: RequestInit): Promise<Response>;
  fetchSignedIn(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
  run(
    document: DocumentNode | string,
    variables?: Record<string, unknown>,
  ): Promise<{
    readonly status: number;
    readonly data: ExecutionResult['data'];
    readonly errors: readonly GraphQLFormattedError[];
    /** `extensions.code` of the first error. */
    readonly code: unknown;
  }>;
  advance(duration: string | number): Promise<void>;
  /** For a new access token. */
  signIn(): Promise<void>;
  application(): ApplicationRecord;
  user(): UserRecord;
}

function operationNameOf(document: DocumentNode): string | undefined {
  const [definition] = document.definitions;
  return definition?.kind === 'OperationDefinition' ? definition.name?.value : undefined;
}

export async function seededWorld(overrides: Partial<Seed> = {}): Promise<SeededWorld> {
  const waits: number[] = [];
  const world = createWorld({
    persistence: createCheckedPersistence(),
    seed: testSeed(overrides),
    ...WORLD_PARTS,
    machineNow: () => 0,
    frozen: true,
    delay: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  let token = '';
  const signIn = async (): Promise<void> => {
    const [user] = world.snapshot().users;
    if (user === undefined) throw new Error('Nobody is seeded');
    const tokens = await world.change(TEST_ORIGIN, (context) =>
      mintTokens(context, { sub: user.sub }),
    );
    token = tokens.accessToken;
  };
  await signIn();

  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    world.handle(new Request(TEST_ORIGIN + path, init));
  const fetchSignedIn = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return fetch(path, { ...init, headers });
  };
  const post = (path: string, body: unknown): Promise<Response> =>
    fetchSignedIn(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    world,
    waits,
    fetch,
    fetchSignedIn,
    post,
    signIn,
    run: async (document, variables = {}) => {
      const named = typeof document === 'string' ? undefined : operationNameOf(document);
      const query = typeof document === 'string' ? document : print(document);
      const operation = named === undefined ? {} : { operationName: named };
      const response = await post('/graphql', { query, variables, ...operation });
      const body = (await response.json()) as {
        data?: ExecutionResult['data'];
        errors?: readonly GraphQLFormattedError[];
      };
      const errors = body.errors ?? [];
      const code = errors[0]?.extensions?.['code'];
      return { status: response.status, data: body.data, errors, code };
    },
    advance: async (duration) => {
      const response = await post('/__mock/clock', { advance: duration });
      if (!response.ok) throw new Error(await response.text());
    },
    application: () => {
      const application = world.snapshot().applications.at(-1);
      if (application === undefined) throw new Error('There is no application');
      return application;
    },
    user: () => {
      const [user] = world.snapshot().users;
      if (user === undefined) throw new Error('Nobody is seeded');
      return user;
    },
  };
}

/** An applicant in Portland, Oregon. */
export function personalInformation(overrides: Record<string, unknown> = {}) {
  return {
    creditApplicationId: 'app_0001',
    firstName: 'Homer',
    middleName: null,
    lastName: 'Equityson',
    phone: '(202) 555-0103',
    email: 'homer.equityson@example.com',
    dob: '1972-01-31',
    ssnItin: '666-12-3456',
    homeAddress: {
      addressFirstLine: '7 Placeholder Lane',
      addressSecondLine: null,
      city: 'Portland',
      state: 'OR',
      zip: '97205',
    },
    annualIncome: 84_000,
    incomeSources: ['JOB'],
    ...overrides,
  };
}
