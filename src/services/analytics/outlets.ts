import { log } from '../log';
import { person } from './person';
import { ownProperties, safeTitle, type EventBody, type Stage } from './payload';
import type { Happening } from './track';

/** The methods of the customer-data library that the portal uses (spec 7). */
interface CustomerData {
  identify(userId: string | undefined, traits: Readonly<Record<string, string>>): unknown;
  page(name: string, properties: Readonly<Record<string, string>>): unknown;
  track(name: string, properties: Readonly<Record<string, string>>): unknown;
}

declare global {
  interface Window {
    /** The tag manager's queue; it exists before its script does. */
    dataLayer?: unknown[];
    /** The customer-data object: the library's own, or calls that wait for it. */
    analytics?: CustomerData;
  }
}

/** Calls that wait for the library, in the form in which it takes them over: the method, then what it was given. */
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

function tellCustomerData(happening: Happening, body: EventBody, stage: Stage): void {
  const own = ownProperties(happening, stage);
  window.analytics ??= new WaitingCalls();
  const { id, name, email } = person();
  switch (happening.name) {
    case 'Identify':
      // A visitor has no id: only the library's own anonymous one.
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
 * Passes an event to the tag manager's data layer and to the customer-data object (spec 7); who the person
 * is, to the latter only.
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
    tellCustomerData(happening, body, stage);
  } catch (error) {
    log.warn('The customer-data object failed', { message: String(error) });
  }
}
