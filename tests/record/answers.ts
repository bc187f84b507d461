import { difference } from './state-lines';

/** Responses in a snapshot, each as a diff from the previous one or from a similar one. */
export class Answers {
  private last: unknown = {};
  private readonly parts: string[] = [];

  note(name: string, person: unknown, like: unknown = this.last): void {
    this.parts.push([`=== ${name}`, ...difference(like, person), ''].join('\n'));
    this.last = person;
  }

  text(): string {
    return this.parts.join('\n');
  }
}
