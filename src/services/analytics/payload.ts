import { eventDefinition } from '../../catalogue/events';
import { screenDefinition } from '../../catalogue/screens';
import { attribution } from '../attribution/attribution';
import { person } from './person';
import { safeAddress, safeReferrer } from './safe-address';
import type { Happening } from './track';

export interface Stage {
  readonly program: string;
  readonly flow: string;
  /** Second half of all page titles. */
  readonly title: string;
}

export interface EventBody {
  readonly eventName: string;
  readonly eventProperties: {
    readonly eventProperties: Readonly<Record<string, string>>;
    readonly marketingTracking: Readonly<Record<string, string>>;
    readonly urlParams: Readonly<Record<string, string>>;
    readonly urlData: Readonly<Record<string, string>>;
    readonly segmentAnonymousId: string;
    /** ISO time of sending. */
    readonly sendAt: string;
    /** ISO time of the event. */
    readonly timeStamp: string;
    /** Only in identify and page events. */
    readonly name?: string;
    readonly email?: string;
    readonly userId?: string;
  };
}

const PERSONAL: readonly string[] = ['Identify', 'Page Loaded'];

/** Replaces values that the property's list lacks, such as newer statuses. */
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

/** Takes the title from the catalogue: the displayed one may contain a name. */
export function safeTitle({ screen }: Pick<Happening, 'screen'>, { title }: Stage): string {
  return screen === null ? title : `${screenDefinition(screen).heading} | ${title}`;
}

export function ownProperties(happening: Happening, stage: Stage): Record<string, string> {
  const { program, flow } = stage;
  const screen = happening.screen === null ? {} : { screen: happening.screen };
  return { ...propertiesOf(happening), program, flow, ...screen };
}

/** Leaves out all data that must not leave the page. `now` is the time of sending, ms. */
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
