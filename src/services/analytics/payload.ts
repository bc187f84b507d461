import { eventDefinition } from '../../catalogue/events';
import { screenDefinition } from '../../catalogue/screens';
import { attribution } from '../attribution/attribution';
import { person } from './person';
import { safeAddress, safeReferrer } from './safe-address';
import type { Happening } from './track';

/** Brand and flow of an event. */
export interface Stage {
  readonly program: string;
  readonly flow: string;
  /** The second half of every page title. */
  readonly title: string;
}

/** The body of an event, in the endpoint's format (spec 7). */
export interface EventBody {
  readonly eventName: string;
  readonly eventProperties: {
    readonly eventProperties: Readonly<Record<string, string>>;
    readonly marketingTracking: Readonly<Record<string, string>>;
    readonly urlParams: Readonly<Record<string, string>>;
    readonly urlData: Readonly<Record<string, string>>;
    readonly segmentAnonymousId: string;
    /** ISO: when it was sent. */
    readonly sendAt: string;
    /** ISO: when it happened. */
    readonly timeStamp: string;
    /** Only in identify and page events. */
    readonly name?: string;
    readonly email?: string;
    readonly userId?: string;
  };
}

/** Events that identify a person. */
const PERSONAL: readonly string[] = ['Identify', 'Page Loaded'];

/** Replaces a value that isn't in the property's list, such as a newer status. */
const OTHER = 'other';

function propertiesOf({ name, properties }: Happening): Record<string, string> {
  const forms = eventDefinition(name).properties;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => {
      const form = forms[key];
      if (form === undefined) return [];
      return [[key, typeof value === 'string' && form.includes(value) ? value : OTHER]];
    }),
  );
}

/** Returns the screen's title from the catalogue: the displayed one can contain a name. */
export function safeTitle({ screen }: Pick<Happening, 'screen'>, { title }: Stage): string {
  return screen === null ? title : `${screenDefinition(screen).heading} | ${title}`;
}

/** Returns an event's properties and the shared ones. */
export function ownProperties(happening: Happening, stage: Stage): Record<string, string> {
  const { program, flow } = stage;
  const screen = happening.screen === null ? {} : { screen: happening.screen };
  return { ...propertiesOf(happening), program, flow, ...screen };
}

/**
 * Returns an event's body without data that must not leave the page. `now` is the time of sending,
 * ms.
 */
export function bodyOf(happening: Happening, stage: Stage, now: number): EventBody {
  const { origin, protocol, host, hostname, port } = window.location;
  const { pathname, parameters, search } = safeAddress(happening.address);
  const marketing = attribution();
  const { id, name, email } = person();
  return {
    eventName: happening.name,
    eventProperties: {
      eventProperties: ownProperties(happening, stage),
      marketingTracking: marketing,
      urlParams: parameters,
      urlData: {
        href: origin + pathname + search,
        origin,
        protocol,
        host,
        hostname,
        port,
        pathname,
        hash: '',
        title: safeTitle(happening, stage),
        referrer: safeReferrer(document.referrer),
        searchParams: search.slice(1),
      },
      segmentAnonymousId: marketing['segmentAnonymousId'] ?? '',
      sendAt: new Date(now).toISOString(),
      timeStamp: new Date(happening.at).toISOString(),
      ...(PERSONAL.includes(happening.name) ? { name, email, userId: id } : {}),
    },
  };
}
