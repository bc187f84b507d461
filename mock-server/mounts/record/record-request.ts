import { recordExternalStep, pageBeforeStep } from './recording-store';
import type { ControlName } from './step';

const NAMES: readonly ControlName[] = ['event', 'faults', 'clock', 'change'];

/** Null for requests that don't change the world. */
function controlName({ method, url }: Request): ControlName | null {
  if (method !== 'POST') return null;
  const { pathname } = new URL(url);
  return NAMES.find((name) => pathname.endsWith(`/__mock/${name}`)) ?? null;
}

/** Scripts in the page change the world, too, such as from the console. */
export async function recordRequest(
  handle: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const name = controlName(request);
  const before = name === null ? undefined : pageBeforeStep();
  if (name === null || before === undefined) return handle(request);
  const copy = request.clone();
  const response = await handle(request);
  if (response.ok) recordExternalStep({ do: 'control', name, body: await copy.json() }, before);
  return response;
}
