import type { MonkeyListener } from './monkey';
import type { Found } from './walk';

/** Reports each finding as soon as its steps are minimal. */
export class Findings implements MonkeyListener {
  readonly #report: (found: Found) => void;
  readonly #reported: Found[] = [];
  /** Being minimized. */
  readonly #unreported = new Map<number, Found>();
  #walks = 0;

  constructor(report: (found: Found) => void) {
    this.#report = report;
  }

  found(found: Found): void {
    this.#unreported.set(found.walk, found);
  }

  ended(found: Found | null): void {
    this.#walks += 1;
    if (found === null) return;
    this.#unreported.delete(found.walk);
    this.#reported.push(found);
    this.#report(found);
  }

  /** Also reports findings that aren't minimal yet. */
  stop(): void {
    for (const found of this.#unreported.values()) this.ended(found);
  }

  get walks(): number {
    return this.#walks;
  }

  /** In walk order. */
  get all(): readonly Found[] {
    return this.#reported.toSorted((one, other) => one.walk - other.walk);
  }
}
