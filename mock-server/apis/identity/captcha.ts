import { normalizeText } from '../../../src/catalogue/normalize-text';
import type { Context } from '../../world/context';
import { appliesNow } from '../../world/faults/match-faults';
import { parseFault } from '../../world/faults/spec';
import { isCaptchaKind, type CaptchaKind } from './captcha-kinds';
import type { CaptchaFlow } from '../../world/identity-state';

/** Data URL. */
function captchaImage(letters: string): string {
  const drawn = Array.from(letters, (letter, index) => {
    const x = 24 + index * 32;
    const y = 40 + ((letter.codePointAt(0) ?? 0) % 5) * 2;
    const turn = (((letter.codePointAt(0) ?? 0) * 7) % 31) - 15;
    return `<text x="${x}" y="${y}" transform="rotate(${turn} ${x} ${y})">${letter}</text>`;
  }).join('');
  const lines =
    '<path d="M0 18 60 44 120 14 220 40M0 48 90 20 150 46 220 12" fill="none" stroke="#8a8a85"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="60" viewBox="0 0 220 60"><rect width="220" height="60" fill="#fff"/>${lines}<g font-family="monospace" font-size="32" font-weight="700" fill="#1c1c1c">${drawn}</g></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

const LIFE_MS = 10 * 60_000;

const KEPT = 50;

/** Sent if the captcha script failed to load; the provider then accepts the request. */
export const BYPASS = 'BYPASS_CAPTCHA';

/** With `asked`, counts a request on every fault that requires a captcha. */
function kindNow(context: Context, happens: 'asked' | 'answered'): CaptchaKind | null {
  const applied = context.state.faults.flatMap((record) => {
    const fault = parseFault(record.spec);
    if (fault.captcha === undefined || !isCaptchaKind(fault.captcha)) return [];
    if (happens === 'asked') record.matched += 1;
    // Without an earlier request, the first one decides whether a call needs an answer.
    const matched = Math.max(1, record.matched);
    return appliesNow({ ...record, matched }, fault) ? [fault.captcha] : [];
  });
  return applied[0] ?? null;
}

/** In the library's format. */
export function captchaChallenge(context: Context, flow: CaptchaFlow): Record<string, unknown> {
  const kind = kindNow(context, 'asked');
  if (kind === null) return { required: false };
  if (kind === 'script_fails') {
    return { required: true, provider: 'auth0_v2', siteKey: '0x4AAAAAAAportal-test-key' };
  }
  const { identity } = context.state;
  const answer = context.token(6).toUpperCase();
  identity.captchas = [
    ...identity.captchas.slice(1 - KEPT),
    { flow, answer, expiresAt: context.now() + LIFE_MS },
  ];
  return { required: true, provider: 'auth0', type: 'code', image: captchaImage(answer) };
}

/** True if no captcha is required, or it was solved. A solution is valid once. */
export function passesCaptcha(
  context: Context,
  flow: CaptchaFlow,
  given: string | undefined,
): boolean {
  const kind = kindNow(context, 'answered');
  if (kind === null) return true;
  if (kind === 'script_fails') return given === BYPASS;
  const { identity } = context.state;
  const now = context.now();
  const typed = normalizeText(given ?? '').toUpperCase();
  const right = identity.captchas.find(
    (known) => known.flow === flow && known.answer === typed && known.expiresAt > now,
  );
  identity.captchas = identity.captchas.filter((known) => known !== right);
  return right !== undefined;
}
