import type { Message } from '../../mock-server/world/state';

export function messageText({ channel, to, subject, body }: Message): string {
  return [`${channel} to ${to}`, ...(subject === '' ? [] : [subject]), body].join('\n');
}

/** The text, then all entries that have it. */
export class Grouped {
  private readonly sayers = new Map<string, string[]>();

  add(text: string, sayer: string): void {
    const known = this.sayers.get(text);
    if (known === undefined) this.sayers.set(text, [sayer]);
    else known.push(sayer);
  }

  text(): string {
    return [...this.sayers]
      .map(([text, sayers]) => `=== ${sayers.join('\n    ')}\n${text}\n`)
      .join('\n');
  }
}
