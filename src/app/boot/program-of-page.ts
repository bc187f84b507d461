import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { ProgramId } from '../../catalogue/programs';
import { chooseProgram, requestedProgram } from '../../programs/choose-program';
import { localStore } from '../../services/storage/storage';

const sources = () => ({
  parameter: new URLSearchParams(window.location.search).get('program'),
  stored: localStore.getItem(STORAGE_KEYS.program),
});

/** Returns the program that the address or this browser requests; null if the host name decides. */
export const programOfBrowser = (): ProgramId | null => requestedProgram(sources());

/** Returns the program of the page. `hosts` maps host names to programs. */
export const programOfPage = (hosts: Readonly<Record<string, string>>): ProgramId =>
  chooseProgram({ ...sources(), hostname: window.location.hostname, hosts });
