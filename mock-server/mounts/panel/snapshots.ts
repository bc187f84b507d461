/** The last states, oldest first, and the index of the current one. */
interface StateHistory {
  readonly at: number;
  readonly states: readonly { readonly label: string }[];
}

/** The panel's functions for entire states: link, file, open, back and forward. */
export interface Snapshots {
  /** Returns the link to the current state. */
  link(): Promise<string>;
  /** Returns the file of the current state, logs included. */
  file(): Promise<string>;
  /** Opens a file's text or a link. Returns the problem, without changes, or null. */
  open(given: string): Promise<string | null>;
  history(): StateHistory;
  goTo(place: number): Promise<void>;
  /** Whether there is typed input that a seed can't restore. */
  isTyped(): boolean;
  /** Returns a text that changes with the page state. */
  shown(): string;
}
