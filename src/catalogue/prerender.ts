import type { ProgramId } from './programs';
import { SCREENS } from './screens.ts';

/** Pages that the build prerenders for each program, with the paths where servers send them. */
export const PRERENDERED_PAGES = [
  // Visitors at / see sign-in.
  { name: 'sign-in', paths: [SCREENS.login.path, SCREENS.home.path] },
  { name: 'first-question', paths: [SCREENS['quick-appraisal'].aliases[0]] },
] as const;

/** Folder of the prerendered pages in the build. */
export const PRERENDER_FOLDER = 'prerender';

/** Returns the file of a prerendered page; a server can pass its own variables as `name` and `program`. */
export function prerenderedFile(name: string, program: string): string {
  return `${PRERENDER_FOLDER}/${name}.${program}.html`;
}

/** Returns the file of the prerendered page at a path; null if there is none. */
export function prerenderedFileAt(path: string, program: ProgramId): string | null {
  const page = PRERENDERED_PAGES.find(({ paths }) => paths.some((one) => one === path));
  return page === undefined ? null : prerenderedFile(page.name, program);
}
