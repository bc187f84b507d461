import type { Flow, StepName } from './flows';
import type { Status } from './statuses';

export type Access = 'public' | 'signed-in';

export interface ScreenDefinition {
  /** h1 of the main variant, and start of `document.title`. */
  readonly heading: string;
  readonly access: Access;
  /** One path for all flows, or one per flow. */
  readonly path: string | Readonly<Partial<Record<Flow, string>>>;
  /** Paths below /app, where the program decides the flow. */
  readonly aliases?: readonly string[];
  /** Shown as "Step 2 of 4". */
  readonly step?: Readonly<Partial<Record<Flow, StepName>>>;
  /** Status that links to the screen seed, if not the first one that shows it. */
  readonly usualStatus?: Status;
  /** Flows in which it is the first step, so that it needs no application. */
  readonly startsApplication?: readonly Flow[];
  /** Made for an iframe: no header, footer, help, banner, chat and debugger. */
  readonly embedded?: boolean;
}
