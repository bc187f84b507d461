import { noteOutside, shownBefore } from './recording-store';
import type { ControlName } from './step';

const NAMES: readonly ControlName[] = ['event', 'faults', 'clock', 'change'];

/** The address of the outside world that a request changes it by; null where it does not. */
function controlName({ method, url }: Request): ControlName | null {
  if (method !== 'POST') return null;
  const { pathname } = new URL(url);
  return NAMES.find((name) => pathname.endsWith(`/__mock/${name}`)) ?? null;
}

/** Notes what a script of the page, such as one typed into its console, has the outside world do. */
export async function noteAsked(
  handle: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const name = controlName(request);
  const before = name === null ? undefined : shownBefore();
  if (name === null || before === undefined) return handle(request);
  const asked = request.clone();
  const response = await handle(request);
  if (response.ok) noteOutside({ do: 'control', name, body: await asked.json() }, before);
  return response;
}
