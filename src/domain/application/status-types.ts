import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';
import type { StatusDefinition } from '../../catalogue/status/definition';
import type { Application } from '../../services/data/use-applicant';

/** An action of the applicant in a status. use-status-actions implements each kind. */
export type StatusAction =
  /** Opens a screen; `section` names the part that the label promises. */
  | {
      readonly kind: 'screen';
      readonly label: string;
      readonly screen: ScreenId;
      readonly section?: string;
    }
  /** Opens the notice of the decision. */
  | { readonly kind: 'notice'; readonly label: string; readonly section?: string }
  | {
      readonly kind: 'refresh' | 'recheck' | 'start-again' | 'apply-again' | 'contact' | 'sign-in';
      readonly label: string;
    };

/** Data for the texts of a status. */
export interface StatusFacts {
  readonly application: Application;
  readonly flow: Flow;
  readonly cardName: string;
}

/** Texts of the hub, besides a status's tag and actions. */
export interface HubCopy {
  readonly heading: string;
  /** Replaces the status sentence. */
  readonly sentence?: string;
  readonly next: readonly string[];
}

export type StatusTag = Pick<StatusDefinition, 'tag' | 'icon' | 'tone'>;

/** Texts of a status, besides its tag and sentence. */
export interface StatusWords {
  /** Overrides tag, icon or tone for an application in a special situation. */
  instead?(application: Application): Partial<StatusTag> | null;
  /** Actions, most important first. */
  actions(facts: StatusFacts): readonly StatusAction[];
  /** Heading and list of the hub. `waits`: the page has something for the applicant to do. */
  hub(facts: StatusFacts, options: { readonly waits: boolean }): HubCopy;
}

/** All texts of a status. */
export interface StatusCopy extends StatusTag, Pick<StatusWords, 'actions' | 'hub'> {
  sentence(facts: StatusFacts): string;
}
