import { createContext, useContext } from 'react';
import type { Flow } from '../../catalogue/flows';
import { programDefinition, type Security } from '../../catalogue/programs';
import type { StepDates } from '../../domain/application/step-dates';
import type { ScreenId } from '../../catalogue/screens';
import { useBrand } from '../../domain/program/use-brand';
import type { Applicant } from '../../services/data/use-applicant';

/** What every signed-in screen is given: loaded, and fit for its status. */
export interface ScreenProps {
  readonly applicant: Applicant;
  readonly flow: Flow;
  /**
   * Refetches the applicant after a change. The screen keeps its data until then, so that a status of the next screen
   * doesn't flash. If the applicant can't be read, a problem replaces the screen. Never rejects.
   */
  refetch(): Promise<void>;
}

/** What a screen that is open to visitors is given: an applicant only where somebody is signed in. */
export type VisitorScreenProps = Omit<ScreenProps, 'applicant'> & {
  readonly applicant: Applicant | null;
};

/** The screen that is being shown and the flow it is shown in. */
export interface CurrentScreen {
  readonly id: ScreenId;
  readonly flow: Flow;
  /** What is known of when its steps were or have to be done, once the application has been read. */
  readonly dates?: StepDates;
  /** What secures the application that is open, once it has been read. */
  readonly security?: Security;
}

export const ScreenContext = createContext<CurrentScreen | null>(null);

/** The screen that is being shown. Throws outside of the router. */
export function useCurrentScreen(): CurrentScreen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('There is no current screen outside of the router.');
  return screen;
}

/** What secures the credit: that of the open application, else of the program that is shown. Decides which legal blocks are shown. */
export function useSecurity(): Security {
  const { id } = useBrand();
  return useContext(ScreenContext)?.security ?? programDefinition(id).security;
}
