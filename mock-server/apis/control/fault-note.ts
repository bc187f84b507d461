import { isProgramId } from '../../../src/catalogue/programs';
import type { ScreenId } from '../../../src/catalogue/screens';
import SCREEN_REQUESTS from '../../scenario/screen-requests.json' with { type: 'json' };
import { seedDestination } from '../../scenario/seed-destination';
import type { Seed } from '../../scenario/seed';
import { parseFault } from '../../world/faults/spec';

interface Requests {
  readonly operations: readonly string[];
  readonly endpoints: readonly string[];
}

const SCREENS: readonly (readonly [string, Requests])[] = Object.entries(SCREEN_REQUESTS);

/** Names this many screens and counts the rest. */
const NAMED = 4;

const segments = (path: string): string[] =>
  path
    .replace(/^\/+/, '')
    .replace(/^(?:idp|files)\//, '')
    .split('/')
    .toReversed();

function isSegment(wanted: string, known: string): boolean {
  if (known === '<program>') return isProgramId(wanted);
  return known.startsWith('<') ? wanted.endsWith(known.replace(/<\w+>/, '')) : wanted === known;
}

/** A fault names a path or its end. */
function isEndpoint(wanted: string, known: string): boolean {
  const parts = segments(known);
  return segments(wanted).every((part, index) => isSegment(part, parts[index] ?? ''));
}

function counted(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return rest > 1 ? `${names.slice(0, NAMED).join(', ')} and ${rest} others` : names.join(', ');
}

/** Explains why a fault doesn't apply on a screen; null if it can apply. */
export function faultNote(spec: string, screen: ScreenId): string | null {
  const { operation, endpoint, captcha } = parseFault(spec);
  const wanted = operation ?? endpoint ?? (captcha && 'passwordless/challenge');
  if (wanted === undefined) return null;
  const sends = ({ operations, endpoints }: Requests): readonly string[] =>
    operation === undefined ? endpoints : operations;
  const isSent = (known: string): boolean =>
    operation === undefined ? isEndpoint(wanted, known) : wanted === known;
  const here = sends(SCREEN_REQUESTS[screen]);
  if (here.some(isSent)) return null;
  const others = SCREENS.filter(([, requests]) => sends(requests).some(isSent)).map(([id]) => id);
  const elsewhere =
    others.length === 0 ? 'No screen sends it' : `These screens send it: ${counted(others)}`;
  const known = here.length === 0 ? 'nothing of that kind' : here.join(', ');
  return `The fault ${spec} doesn't apply on ${screen}, which doesn't send ${wanted}. ${elsewhere}. ${screen} sends ${known}.`;
}

/** Empty if all faults can apply on the screen that the seed opens. */
export function faultNotes(
  seed: Seed,
  specs: readonly string[] = seed.faults,
): { readonly notes?: readonly string[] } {
  if (specs.length === 0) return {};
  const { screen } = seedDestination(seed);
  const notes = specs.flatMap((spec) => faultNote(spec, screen) ?? []);
  return notes.length === 0 ? {} : { notes };
}
