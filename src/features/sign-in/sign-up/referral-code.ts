const PARAMETER = 'referralCode';

/** The referral code a visitor came with: in this query, or in that of the path they were going to. */
export function referralCodeOf(search: string): string {
  const parameters = new URLSearchParams(search);
  const here = parameters.get(PARAMETER);
  if (here !== null) return here;
  const target = parameters.get('returnTo') ?? '';
  return new URLSearchParams(target.split('?')[1] ?? '').get(PARAMETER) ?? '';
}
