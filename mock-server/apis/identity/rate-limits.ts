import type { Context } from '../../world/context';
import type { Meter } from '../../world/identity-state';

/** `within` in ms. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly within: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "By address" means the network address. */
export const RATE_LIMITS = {
  /** Codes and links sent, by address. */
  sends: { name: 'sends', most: 50, within: HOUR_MS },
  /** Accounts created, by address. */
  signUps: { name: 'sign-ups', most: 50, within: MINUTE_MS },
  /** Password reset emails, by account. */
  resets: { name: 'resets', most: 10, within: HOUR_MS },
  /** Failed sign-ins, by address. */
  failures: { name: 'failures', most: 100, within: DAY_MS },
  /** Consecutive wrong passwords, by account and address. */
  passwords: { name: 'passwords', most: 10, within: 30 * DAY_MS },
} as const satisfies Record<string, Limit>;

/** Set by the server that mounts the provider. */
export const ADDRESS_HEADER = 'x-mock-address';

/** Within a page there is only one address. */
export function addressOf(request: Request): string {
  return request.headers.get(ADDRESS_HEADER) ?? 'this page';
}

const keyOf = (limit: Limit, who: string): string => `${limit.name} ${who}`;

function find(context: Context, limit: Limit, who: string): Meter | undefined {
  const now = context.now();
  return context.state.identity.meters.find(
    ({ key, since }) => key === keyOf(limit, who) && since <= now && now < since + limit.within,
  );
}

export function rateHeaders(context: Context, limit: Limit, who: string): Record<string, string> {
  const meter = find(context, limit, who);
  const end = (meter?.since ?? context.now()) + limit.within;
  return {
    'X-RateLimit-Limit': String(limit.most),
    'X-RateLimit-Remaining': String(Math.max(0, limit.most - (meter?.count ?? 0))),
    'X-RateLimit-Reset': String(Math.ceil(end / 1000)),
  };
}

/** 0 if a request is allowed now. */
export function secondsToWait(context: Context, limit: Limit, who: string): number {
  const meter = find(context, limit, who);
  if (meter === undefined || meter.count < limit.most) return 0;
  return Math.ceil((meter.since + limit.within - context.now()) / 1000);
}

const LONGEST_MS = Math.max(...Object.values(RATE_LIMITS).map(({ within }) => within));

export function count(context: Context, limit: Limit, who: string): void {
  const meter = find(context, limit, who);
  if (meter !== undefined) {
    meter.count += 1;
    return;
  }
  const { identity } = context.state;
  const now = context.now();
  const key = keyOf(limit, who);
  identity.meters = identity.meters.filter(
    (known) => known.key !== key && known.since <= now && known.since > now - LONGEST_MS,
  );
  identity.meters.push({ key, since: now, count: 1 });
}

export function forget(context: Context, limit: Limit, who: string): void {
  const { identity } = context.state;
  identity.meters = identity.meters.filter(({ key }) => key !== keyOf(limit, who));
}
