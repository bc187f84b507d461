import type { RumEvent } from '@datadog/browser-rum';
import { containsPersonalData } from '../../catalogue/personal-data';
import { safeAddress, safeReferrer } from '../analytics/safe-address';

/** Replaces texts that may contain personal data. */
const WITHHELD = '[withheld]';

/** Drops query and hash, which can contain anything. */
function bare(address: string): string {
  if (!URL.canParse(address)) return WITHHELD;
  const { origin, protocol, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return protocol;
  const { location } = window;
  // A link can put any text into the page's path.
  if (origin === location.origin && pathname === location.pathname) {
    return origin + safeAddress(pathname).pathname;
  }
  return containsPersonalData(pathname) ? `${origin}/${WITHHELD}` : origin + pathname;
}

function pageAddress(address: string): string {
  const { pathname, search } = safeAddress(address);
  return window.location.origin + pathname + search;
}

/** Removes queries of addresses, and lines that may contain personal data. */
function cleanText(text: string): string {
  return text
    .replaceAll(/https?:\/\/[^\s)'"]+/g, (address) => {
      const place = /(?::\d+){1,2}$/.exec(address)?.[0] ?? '';
      return bare(address.slice(0, address.length - place.length)) + place;
    })
    .split('\n')
    .map((line) => (containsPersonalData(line) ? WITHHELD : line))
    .join('\n');
}

function withoutDetails(message: string): string {
  return /^\[portal\][^{]*/.exec(message)?.[0].trim() ?? message;
}

/** Mutates the event. */
export function cleanEvent(event: RumEvent): void {
  event.view.url = pageAddress(event.view.url);
  if (event.view.referrer !== undefined) event.view.referrer = safeReferrer(event.view.referrer);
  switch (event.type) {
    case 'view': {
      const lcp = event.view.performance?.lcp;
      if (lcp?.resource_url !== undefined) lcp.resource_url = bare(lcp.resource_url);
      break;
    }
    // Inline scripts have the page's address.
    case 'long_task':
      for (const script of event.long_task.scripts ?? []) {
        if (script.source_url !== undefined) script.source_url = bare(script.source_url);
        if (script.invoker !== undefined) script.invoker = cleanText(script.invoker);
      }
      break;
    case 'resource':
      event.resource.url = bare(event.resource.url);
      break;
    case 'error': {
      const { error } = event;
      error.message = cleanText(withoutDetails(error.message));
      if (error.stack !== undefined) error.stack = cleanText(withoutDetails(error.stack));
      if (error.handling_stack !== undefined) {
        error.handling_stack = cleanText(error.handling_stack);
      }
      if (error.resource !== undefined) error.resource.url = bare(error.resource.url);
      break;
    }
    case 'action': {
      const { target } = event.action;
      if (target?.name !== undefined) target.name = cleanText(target.name);
      break;
    }
    default:
  }
}
