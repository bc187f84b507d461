import type { Message } from '../../mock-server/world/state';

export function messageText({ channel, to, subject, body }: Message): string {
  return [`${channel} to ${to}`, ...(subject === '' ? [] : [subject]), body].join('\n');
}

/** The text, then all entries that have it. */
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
