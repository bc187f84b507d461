/** Files that nothing of the sign-in needs, or that are there before whatever asks. */
const NOT_FOR_SIGN_IN =
  /^assets\/(?:index|rolldown-runtime|runtime|portal|second-load|after-start|data|first-question|signed-in)-/;

/**
 * What a file names of the files that those stand on which it asks for later, so that all are fetched side by side. The
 * first load names none that stand behind the sign-in: the sign-in is counted in bytes, and only a problem or a
 * debugger waits for them one after the other.
 */
export function namedAhead(
  _file: string,
  files: string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType !== 'js' || !hostId.includes('first-load-')) return files;
  return files.filter((file) => !NOT_FOR_SIGN_IN.test(file));
}
