import { log } from '../log';
import { person } from './person';
import { ownProperties, safeTitle, type EventBody, type Stage } from './payload';
import type { Happening } from './track';

interface CustomerData {
  identify(userId: string | undefined, traits: Readonly<Record<string, string>>): unknown;
  page(name: string, properties: Readonly<Record<string, string>>): unknown;
  track(name: string, properties: Readonly<Record<string, string>>): unknown;
}

declare global {
  interface Window {
    /** The tag manager's queue, which exists before its script. */
    dataLayer?: unknown[];
    analytics?: CustomerData;
  }
}

/** Queue in the library's format: method name, then arguments. */
class WaitingCalls extends Array<readonly unknown[]> implements CustomerData {
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }

  identify(...given: readonly unknown[]): void {
    this.push(['identify', ...given]);
  }

  page(...given: readonly unknown[]): void {
    this.push(['page', ...given]);
  }

  track(...given: readonly unknown[]): void {
    this.push(['track', ...given]);
  }
}

function sendCustomerData(happening: Happening, body: EventBody, stage: Stage): void {
  const own = ownProperties(happening, stage);
  window.analytics ??= new WaitingCalls();
  const { id, name, email } = person();
  switch (happening.name) {
    case 'Identify':
      // Visitors only have the library's anonymous id.
      window.analytics.identify(id === '' ? undefined : id, id === '' ? {} : { name, email });
      return;
    case 'Page Loaded': {
      const { pathname = '', referrer = '' } = body.eventProperties.urlData;
      const title = safeTitle(happening, stage);
      window.analytics.page(title, { ...own, path: pathname, title, referrer });
      return;
    }
    default:
      window.analytics.track(happening.name, own);
  }
}

/**
 * Sends an event to the tag manager and the customer-data library (spec 7), personal data only to
 * the latter.
 */
export function sendToOutlets(happening: Happening, body: EventBody, stage: Stage): void {
  if (happening.name !== 'Identify') {
    const { pathname = '' } = body.eventProperties.urlData;
    const page = { path: pathname, title: safeTitle(happening, stage) };
    window.dataLayer ??= [];
    window.dataLayer.push({
      event: happening.name,
      ...ownProperties(happening, stage),
      ...(happening.name === 'Page Loaded' ? page : {}),
    });
  }
  try {
    sendCustomerData(happening, body, stage);
  } catch (error) {
    log.warn('The customer-data object failed', { message: String(error) });
  }
}
