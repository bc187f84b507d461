/** What a field is told when a snapshot fills it: nobody typed it. */
export interface SnapshotEvent extends Event {
  readonly bySnapshot: true;
}

/** Whether a snapshot said so, not a person. */
export const isSnapshotEvent = (event: Event): event is SnapshotEvent => 'bySnapshot' in event;
