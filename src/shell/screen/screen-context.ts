import { createContext, useContext } from 'react';
import type { Flow } from '../../catalogue/flows';
import { programDefinition, type Security } from '../../catalogue/programs';
import type { StepDates } from '../../domain/application/step-dates';
import type { ScreenId } from '../../catalogue/screens';
import { useBrand } from '../../domain/program/use-brand';
import type { Applicant } from '../../services/data/use-applicant';

/** The applicant is loaded, and the screen fits the status. */
export interface ScreenProps {
  readonly applicant: Applicant;
  readonly flow: Flow;
  /**
   * Refetches after a change. The screen keeps its data until then, so that the next status doesn't
   * flash. A problem replaces the screen if that fails. Never rejects.
   */
  refetch(): Promise<void>;
}

/** Visitors have no applicant. */
export type VisitorScreenProps = Omit<ScreenProps, 'applicant'> & {
  readonly applicant: Applicant | null;
};

export interface CurrentScreen {
  readonly id: ScreenId;
  readonly flow: Flow;
  /** Missing until the application is read. */
  readonly dates?: StepDates;
  /** Missing until the application is read. */
  readonly security?: Security;
}

export const ScreenContext = createContext<CurrentScreen | null>(null);

/** Throws outside the router. */
export function useCurrentScreen(): CurrentScreen {
  const screen = useContext(ScreenContext);
  if (screen === null) throw new Error('There is no current screen outside of the router.');
  return screen;
}

/** The open application's security, otherwise the program's; it determines the legal texts. */
export function useSecurity(): Security {
  const { id } = useBrand();
  return useContext(ScreenContext)?.security ?? programDefinition(id).security;
}
