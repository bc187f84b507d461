import type { Context } from '../../world/context';

const TICKET_LIFE_MS = 10 * 60_000;

/** For the browser's request to the authorization endpoint, after a correct code. */
export function issueTicket(context: Context, sub: string): string {
  const { identity } = context.state;
  const now = context.now();
  const ticket = context.token(32);
  identity.tickets = identity.tickets.filter(({ expiresAt }) => expiresAt > now);
  identity.tickets.push({ ticket, sub, expiresAt: now + TICKET_LIFE_MS, used: false });
  return ticket;
}

/** Consumes the ticket. Null if it is unknown, expired or used. */
export function redeemTicket(context: Context, ticket: string): string | null {
  const record = context.state.identity.tickets.find((known) => known.ticket === ticket);
  if (record === undefined || record.used || record.expiresAt <= context.now()) return null;
  record.used = true;
  return record.sub;
}
