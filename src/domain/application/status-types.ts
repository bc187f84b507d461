import type { Flow } from '../../catalogue/flows';
import type { ScreenId } from '../../catalogue/screens';
import type { StatusDefinition } from '../../catalogue/status/definition';
import type { Application } from '../../services/data/use-applicant';

export type StatusAction =
  /** `section`: the part that the label promises. */
  | {
      readonly kind: 'screen';
      readonly label: string;
      readonly screen: ScreenId;
      readonly section?: string;
    }
  | { readonly kind: 'notice'; readonly label: string; readonly section?: string }
  | {
      readonly kind: 'refresh' | 'recheck' | 'start-again' | 'apply-again' | 'contact' | 'sign-in';
      readonly label: string;
    };

export interface StatusFacts {
  readonly application: Application;
  readonly flow: Flow;
  readonly cardName: string;
}

export interface HubCopy {
  readonly heading: string;
  readonly sentence?: string;
  readonly next: readonly string[];
}

export type StatusTag = Pick<StatusDefinition, 'tag' | 'icon' | 'tone'>;

export interface StatusWords {
  /** Overrides tag, icon or tone in a special situation. */
  instead?(application: Application): Partial<StatusTag> | null;
  actions(facts: StatusFacts): readonly StatusAction[];
  /** `waits`: the page has something for the applicant to do. */
  hub(facts: StatusFacts, options: { readonly waits: boolean }): HubCopy;
}

export interface StatusCopy extends StatusTag, Pick<StatusWords, 'actions' | 'hub'> {
  sentence(facts: StatusFacts): string;
}
