import type { Context } from '../../world/context';

const TICKET_LIFE_MS = 10 * 60_000;

/** Makes a ticket that stands for a right code until the browser arrives at the authorization endpoint. */
export function issueTicket(context: Context, sub: string): string {
  const { identity } = context.state;
  const now = context.now();
  const ticket = context.token(32);
  identity.tickets = identity.tickets.filter(({ expiresAt }) => expiresAt > now);
  identity.tickets.push({ ticket, sub, expiresAt: now + TICKET_LIFE_MS, used: false });
  return ticket;
}

/** Uses a ticket up: whose it is, or null when it is unknown, expired or was used before. */
export function redeemTicket(context: Context, ticket: string): string | null {
  const record = context.state.identity.tickets.find((known) => known.ticket === ticket);
  if (record === undefined || record.used || record.expiresAt <= context.now()) return null;
  record.used = true;
  return record.sub;
}
