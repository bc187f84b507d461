import type { ProgramId } from './programs';
import { SCREENS } from './screens.ts';

/** Prerendered by the build for each program, with the paths at which servers send them. */
export const PRERENDERED_PAGES = [
  // Visitors at / see the sign-in.
  { name: 'sign-in', paths: [SCREENS.login.path, SCREENS.home.path] },
  { name: 'first-question', paths: [SCREENS['quick-appraisal'].aliases[0]] },
] as const;

export const PRERENDER_FOLDER = 'prerender';

/** A server's own variables may be `name` and `program`. */
export function prerenderedFile(name: string, program: string): string {
  return `${PRERENDER_FOLDER}/${name}.${program}.html`;
}

export function prerenderedFileAt(path: string, program: ProgramId): string | null {
  const page = PRERENDERED_PAGES.find(({ paths }) => paths.some((one) => one === path));
  return page === undefined ? null : prerenderedFile(page.name, program);
}
