/** What an event may say of a property: one of a closed list, never what somebody typed. */
export type PropertyForms = Readonly<Record<string, readonly string[]>>;

export interface EventDefinition {
  /** When it is sent: a sentence that goes on from "Sent when". */
  readonly when: string;
  readonly properties: PropertyForms;
}
