import { DEFAULT_PROGRAM, isProgramId, type ProgramId } from '../catalogue/programs';

/** Each source can be missing or invalid. */
export interface ProgramChoice {
  readonly parameter?: string | null | undefined;
  readonly stored?: string | null | undefined;
  readonly hostname: string;
  /** Host name → program. */
  readonly hosts: Readonly<Record<string, string>>;
}

const firstProgram = (values: readonly (string | null | undefined)[]): ProgramId | null =>
  values.find((value): value is ProgramId => typeof value === 'string' && isProgramId(value)) ??
  null;

/** Null if neither URL nor storage names a program. */
export function requestedProgram(
  choice: Pick<ProgramChoice, 'parameter' | 'stored'>,
): ProgramId | null {
  return firstProgram([choice.parameter, choice.stored]);
}

/** Order: URL, storage, host name, default (spec 1, 9). */
export function chooseProgram(choice: ProgramChoice): ProgramId {
  const hostname = choice.hostname.toLowerCase();
  const byHost = Object.hasOwn(choice.hosts, hostname) ? choice.hosts[hostname] : undefined;
  return requestedProgram(choice) ?? firstProgram([byHost]) ?? DEFAULT_PROGRAM;
}
