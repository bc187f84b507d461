import type { Flow, StepName } from './flows';
import type { Status } from './statuses';

export type Access = 'public' | 'signed-in';

export interface ScreenDefinition {
  /** The h1 of the screen's main variant; also the start of `document.title`. */
  readonly heading: string;
  readonly access: Access;
  /** One path for all flows, or one per flow that has the screen. */
  readonly path: string | Readonly<Partial<Record<Flow, string>>>;
  /** Paths of the second route set under /app; there the program decides the flow. */
  readonly aliases?: readonly string[];
  /** The flow's step, shown as "Step 2 of 4". */
  readonly step?: Readonly<Partial<Record<Flow, StepName>>>;
  /** Status that a link to the screen seeds, if not the first that shows it. */
  readonly usualStatus?: Status;
  /** Flows that show it without an application: their first step. */
  readonly startsApplication?: readonly Flow[];
  /** A page without header, footer, help, banner, chat and debugger, made for an iframe. */
  readonly embedded?: boolean;
}
