import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';
import type { StatusDefinition } from '../../catalogue/status/definition';
import type { Application } from '../../services/data/use-applicant';

/** Something the applicant can do in a status. What a button of that kind does is in use-status-actions. */
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

/** What the words of a status depend on. */
export interface StatusFacts {
  readonly application: Application;
  readonly flow: Flow;
  readonly cardName: string;
}

/** The words of the hub besides the tag and the actions of a status. */
export interface HubCopy {
  readonly heading: string;
  /** In place of the sentence of the status. */
  readonly sentence?: string;
  readonly next: readonly string[];
}

/** The tag of a status, with icon and tone. */
export type StatusTag = Pick<StatusDefinition, 'tag' | 'icon' | 'tone'>;

/** The words of a status besides its tag and its sentence. */
export interface StatusWords {
  /** Overrides tag, icon or tone for an application in a special situation. */
  instead?(application: Application): Partial<StatusTag> | null;
  /** What to do now, the most important first. */
  actions(facts: StatusFacts): readonly StatusAction[];
  /** Heading and list of the hub. `waits`: something on the page is for the applicant to do. */
  hub(facts: StatusFacts, options: { readonly waits: boolean }): HubCopy;
}

/** Everything that is shown to the applicant about a status. */
export interface StatusCopy extends StatusTag, Pick<StatusWords, 'actions' | 'hub'> {
  sentence(facts: StatusFacts): string;
}
