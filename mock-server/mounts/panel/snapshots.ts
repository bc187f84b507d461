/** Oldest first; `at` is the index of the current state. */
interface StateHistory {
  readonly at: number;
  readonly states: readonly { readonly label: string }[];
}

export interface Snapshots {
  link(): Promise<string>;
  /** Includes logs. */
  file(): Promise<string>;
  /** `given`: a file's text or a link. Returns the problem, without changes, or null. */
  open(given: string): Promise<string | null>;
  history(): StateHistory;
  goTo(place: number): Promise<void>;
  /** A seed can't restore typed input. */
  isTyped(): boolean;
  /** A text that changes with the page state. */
  shown(): string;
}
