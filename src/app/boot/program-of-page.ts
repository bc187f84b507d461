import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import type { ProgramId } from '../../catalogue/programs';
import { chooseProgram, requestedProgram } from '../../programs/choose-program';
import { localStore } from '../../services/storage/storage';

const sources = () => ({
  parameter: new URLSearchParams(window.location.search).get('program'),
  stored: localStore.getItem(STORAGE_KEYS.program),
});

/** Null: the host name decides. */
export const programOfBrowser = (): ProgramId | null => requestedProgram(sources());

/** `hosts` maps host names to programs. */
export const programOfPage = (hosts: Readonly<Record<string, string>>): ProgramId =>
  chooseProgram({ ...sources(), hostname: window.location.hostname, hosts });
