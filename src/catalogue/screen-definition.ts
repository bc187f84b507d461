import type { Flow, StepName } from './flows';
import type { Status } from './statuses';

export type Access = 'public' | 'signed-in';

export interface ScreenDefinition {
  /** The h1 of the screen's main variant; also the start of `document.title`. */
  readonly heading: string;
  readonly access: Access;
  /** Where the screen stands: one path for everybody, or one for each flow that has the screen. */
  readonly path: string | Readonly<Partial<Record<Flow, string>>>;
  /** Paths of the second route set under /app; the flow is then the program's. */
  readonly aliases?: readonly string[];
  /** The step of the flow that "Step 2 of 4" names. */
  readonly step?: Readonly<Partial<Record<Flow, StepName>>>;
  /** The status that a link to the screen seeds, where it is not the first one in which it shows something. */
  readonly usualStatus?: Status;
  /** The flows in which it is shown without an application too: their first step. */
  readonly startsApplication?: readonly Flow[];
  /** A page without header, footer, help, banner, chat and debugger, made to stand in another one. */
  readonly embedded?: boolean;
}
