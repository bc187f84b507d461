import { createContext, useContext } from 'react';
import type { Flow } from '../../catalogue/flows';
import { programDefinition, type Security } from '../../catalogue/programs';
import type { StepDates } from '../../domain/application/step-dates';
import type { ScreenId } from '../../catalogue/screens';
import { useBrand } from '../../domain/program/use-brand';
import type { Applicant } from '../../services/data/use-applicant';

/** Props of every signed-in screen: loaded, and valid for its status. */
export interface ScreenProps {
  readonly applicant: Applicant;
  readonly flow: Flow;
  /**
   * Refetches the applicant after a change. The screen keeps its data until then, so that a status of the next screen
   * doesn't flash. If the applicant can't be read, a problem replaces the screen. Never rejects.
   */
  refetch(): Promise<void>;
}

/** Props of a screen that is open to visitors: an applicant only if signed in. */
export type VisitorScreenProps = Omit<ScreenProps, 'applicant'> & {
  readonly applicant: Applicant | null;
};

export interface CurrentScreen {
  readonly id: ScreenId;
  readonly flow: Flow;
  /** Known dates of its steps, once the application is read. */
  readonly dates?: StepDates;
  /** Security of the open application, once it is read. */
  readonly security?: Security;
}

export const ScreenContext = createContext<CurrentScreen | null>(null);

/** Returns the current screen. Throws outside the router. */
export function useCurrentScreen(): CurrentScreen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('There is no current screen outside of the router.');
  return screen;
}

/**
 * Returns the security of the credit: the open application's, otherwise the program's. Determines
 * which legal texts are shown.
 */
export function useSecurity(): Security {
  const { id } = useBrand();
  return useContext(ScreenContext)?.security ?? programDefinition(id).security;
}
