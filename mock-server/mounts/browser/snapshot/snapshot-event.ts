/** Event fired when a snapshot fills a field: the user didn't type it. */
export interface SnapshotEvent extends Event {
  readonly bySnapshot: true;
}

export const isSnapshotEvent = (event: Event): event is SnapshotEvent => 'bySnapshot' in event;
