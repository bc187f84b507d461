import { eventDefinition } from '../../catalogue/events';
import { screenDefinition } from '../../catalogue/screens';
import { attribution } from '../attribution/attribution';
import { person } from './person';
import { safeAddress, safeReferrer } from './safe-address';
import type { Happening } from './track';

/** Brand and flow in which an event happened. */
export interface Stage {
  readonly program: string;
  readonly flow: string;
  /** The second half of every page title. */
  readonly title: string;
}

/** The body of an event, as the endpoint takes it (spec 7). */
export interface EventBody {
  readonly eventName: string;
  readonly eventProperties: {
    readonly eventProperties: Readonly<Record<string, string>>;
    readonly marketingTracking: Readonly<Record<string, string>>;
    readonly urlParams: Readonly<Record<string, string>>;
    readonly urlData: Readonly<Record<string, string>>;
    readonly segmentAnonymousId: string;
    /** ISO: when it was handed over. */
    readonly sendAt: string;
    /** ISO: when it happened. */
    readonly timeStamp: string;
    /** Of identify and page events alone. */
    readonly name?: string;
    readonly email?: string;
    readonly userId?: string;
  };
}

/** The events that identify a person. */
const PERSONAL: readonly string[] = ['Identify', 'Page Loaded'];

/** Replaces a value that is not in the property's list, such as a status newer than this build. */
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

/** The title of the screen as the catalogue has it: what is shown can hold a name. */
export function safeTitle({ screen }: Pick<Happening, 'screen'>, { title }: Stage): string {
  return screen === null ? title : `${screenDefinition(screen).heading} | ${title}`;
}

/** What the event says of itself: its own properties and those that all have. */
export function ownProperties(happening: Happening, stage: Stage): Record<string, string> {
  const { program, flow } = stage;
  const screen = happening.screen === null ? {} : { screen: happening.screen };
  return { ...propertiesOf(happening), program, flow, ...screen };
}

/** The body of an event, without anything that must not leave the page. `now` is the time of sending, ms. */
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
