import type { MonkeyListener } from './monkey';
import type { Found } from './walk';

/** Keeps what walks find, and tells of each as soon as its way is as short as it gets. */
export class Findings implements MonkeyListener {
  readonly #tell: (found: Found) => void;
  readonly #told: Found[] = [];
  /** What a shorter way is being looked for. */
  readonly #untold = new Map<number, Found>();
  #walks = 0;

  constructor(tell: (found: Found) => void) {
    this.#tell = tell;
  }

  found(found: Found): void {
    this.#untold.set(found.walk, found);
  }

  ended(found: Found | null): void {
    this.#walks += 1;
    if (found === null) return;
    this.#untold.delete(found.walk);
    this.#told.push(found);
    this.#tell(found);
  }

  /** Nothing more is looked for: also tells of what only the whole way is known to. */
  stop(): void {
    for (const found of this.#untold.values()) this.ended(found);
  }

  get walks(): number {
    return this.#walks;
  }

  /** In the order of the walks. */
  get all(): readonly Found[] {
    return this.#told.toSorted((one, other) => one.walk - other.walk);
  }
}
