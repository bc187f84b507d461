/** The last states in order, oldest first, and which of them is shown. */
interface StateHistory {
  readonly at: number;
  readonly states: readonly { readonly label: string }[];
}

/** What the panel does with whole states: hand them on, open them, go back and forward through the last ones. */
export interface Snapshots {
  /** The link to all that is shown now. */
  link(): Promise<string>;
  /** What a file of it contains, logs included. */
  file(): Promise<string>;
  /** Opens a file's text or a link. Gives back why that cannot be; then nothing was changed. */
  open(given: string): Promise<string | null>;
  history(): StateHistory;
  goTo(place: number): Promise<void>;
  /** Whether something was typed that no seed brings back. */
  isTyped(): boolean;
  /** Tells by a comparison whether what the page shows has changed. */
  shown(): string;
}
