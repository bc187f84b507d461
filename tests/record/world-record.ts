import type { Message, WorldState } from '../../mock-server/world/state';

/**
 * Returns the recorded part of a world: without random values, sign-in and log; its schedule by
 * name and date.
 */
export function recorded(state: WorldState): Record<string, unknown> {
  const { users, applications, documents, itemUploads, deposits, schedule } = state;
  const steps = schedule.map(({ event, dueAt, details, outlivesStatus = false }) => [
    [event, details?.paymentId, details?.failure, outlivesStatus && 'outlives the status']
      .filter(Boolean)
      .join(', '),
    new Date(dueAt).toISOString(),
  ]);
  return {
    users,
    applications,
    documents,
    itemUploads,
    deposits,
    schedule: Object.fromEntries(steps) as Record<string, string>,
    notices: state.availabilityNotices,
  };
}

/** Formats a message as text. */
export function messageText({ channel, to, subject, body }: Message): string {
  return [`${channel} to ${to}`, ...(subject === '' ? [] : [subject]), body].join('\n');
}

/** Groups entries with the same text: the text, then all of them. */
export class Grouped {
  private readonly sayers = new Map<string, string[]>();

  add(said: string, sayer: string): void {
    const known = this.sayers.get(said);
    if (known === undefined) this.sayers.set(said, [sayer]);
    else known.push(sayer);
  }

  text(): string {
    return [...this.sayers]
      .map(([said, sayers]) => `=== ${sayers.join('\n    ')}\n${said}\n`)
      .join('\n');
  }
}
