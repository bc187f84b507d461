/** Fired when a snapshot, not the user, fills a field. */
export interface SnapshotEvent extends Event {
  readonly bySnapshot: true;
}

export const isSnapshotEvent = (event: Event): event is SnapshotEvent => 'bySnapshot' in event;
