import { difference } from './state-lines';

/** Answers as they are written down: each by how it differs from the one before, or from the one it is like. */
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
