import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';
import type { Application } from '../../services/data/use-applicant';
import type { Tone } from '../../ui/callout';
import type { StatusIcon } from '../../ui/status-tag';

/** Something the applicant can do in a status. What a button of that kind does is in use-status-action. */
export type StatusAction =
  /** Goes to a screen; `section` names the part of it that the label promises. */
  | {
      readonly kind: 'screen';
      readonly label: string;
      readonly screen: ScreenId;
      readonly section?: string;
    }
  /** Goes to the notice of the decision. */
  | { readonly kind: 'notice'; readonly label: string; readonly section?: string }
  | {
      readonly kind: 'refresh' | 'recheck' | 'start-again' | 'apply-again' | 'contact' | 'sign-in';
      readonly label: string;
    };

/** What a status says depends on. */
export interface StatusFacts {
  readonly application: Application;
  readonly flow: Flow;
  readonly cardName: string;
}

/** How one status is told to the applicant: tag, one sentence, what to do now (most important first). */
export interface StatusCopy {
  /** At most 20 characters. */
  readonly tag: string;
  readonly icon: StatusIcon;
  readonly tone: Tone;
  /** What is told instead where the status alone would say too much or too little. */
  instead?(application: Application): Partial<Pick<StatusCopy, 'tag' | 'icon' | 'tone'>> | null;
  /** At most 140 characters. */
  sentence(facts: StatusFacts): string;
  actions(facts: StatusFacts): readonly StatusAction[];
}
