import { DEFAULT_PROGRAM, isProgramId, type ProgramId } from '../catalogue/programs';

/** Sources of the program, any of which can be missing or invalid. */
export interface ProgramChoice {
  /** The URL parameter `program`. */
  readonly parameter?: string | null | undefined;
  /** The value of the storage key `program`. */
  readonly stored?: string | null | undefined;
  readonly hostname: string;
  /** Host name → program, from the configuration. */
  readonly hosts: Readonly<Record<string, string>>;
}

const firstProgram = (values: readonly (string | null | undefined)[]): ProgramId | null =>
  values.find((value): value is ProgramId => typeof value === 'string' && isProgramId(value)) ??
  null;

/** Returns the program that the address or storage requests; null if neither names a program. */
export function requestedProgram(
  choice: Pick<ProgramChoice, 'parameter' | 'stored'>,
): ProgramId | null {
  return firstProgram([choice.parameter, choice.stored]);
}

/** Returns the program of the address, else of storage, else of the host name, else the default (spec 1, 9). */
export function chooseProgram(choice: ProgramChoice): ProgramId {
  const hostname = choice.hostname.toLowerCase();
  const byHost = Object.hasOwn(choice.hosts, hostname) ? choice.hosts[hostname] : undefined;
  return requestedProgram(choice) ?? firstProgram([byHost]) ?? DEFAULT_PROGRAM;
}
