import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { clock } from '../clock';
import { configuration } from '../configuration/configuration';
import { isAllowed } from '../consent/consent';
import { isTrackingInDevelopment } from '../debugger/developer-flags';
import { localStore } from '../storage/storage';
import { createDelivery } from './delivery';
import { recordEvent } from './journal';
import { sendToOutlets } from './outlets';
import { bodyOf, type Stage } from './payload';
import { person } from './person';
import { follow, viewAgain, type Happening } from './track';

function whyWithheld(): string | null {
  if (__DEVELOPMENT__ && !isTrackingInDevelopment()) return 'Tracking in dev mode is off';
  return isAllowed('functional') ? null : 'Functional cookies are not allowed';
}

/** Excludes other tabs; without the Web Locks API it runs at once. */
async function alone(task: () => void): Promise<void> {
  // Undefined without HTTPS, unlike the type says.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) task();
  else await locks.request('portal.identify', task);
}

/** Identify events are sent once per person and once for the visitor (spec 4). */
async function claimIdentify(key: string): Promise<boolean> {
  let claimed = false;
  await alone(() => {
    if (localStore.getItem(key) !== null) return;
    try {
      localStore.setItem(key, clock.date().toISOString());
      claimed = true;
    } catch {
      // Without storage for its time, the event would be sent on every page.
    }
  });
  return claimed;
}

/** Sends waiting and future events if consent allows it. Call once per page. */
export function startAnalytics(stage: Stage): void {
  const endpoint = configuration().analytics?.endpoint;
  const delivery = endpoint === undefined ? null : createDelivery(endpoint);

  const send = (happening: Happening, onFailure: () => void = () => undefined): void => {
    const withheld = whyWithheld();
    if (withheld !== null) {
      recordEvent(happening, null, { kind: 'withheld', why: withheld });
      return;
    }
    const body = bodyOf(happening, stage, clock.now());
    sendToOutlets(happening, body, stage);
    if (delivery === null) {
      recordEvent(happening, body, { kind: 'withheld', why: 'No endpoint is configured' });
      return;
    }
    const report = recordEvent(happening, body, { kind: 'sending' });
    delivery.send({
      name: happening.name,
      body: () => {
        const sendAt = clock.date().toISOString();
        return JSON.stringify({
          ...body,
          eventProperties: { ...body.eventProperties, sendAt },
        });
      },
      report: (fate) => {
        report(fate);
        if (fate.kind === 'failed') onFailure();
      },
    });
  };

  const identify = async (viewed: Happening): Promise<void> => {
    const { id } = person();
    const key = id === '' ? STORAGE_KEYS.identifyVisitorAt : STORAGE_KEYS.identifyUserAtPrefix + id;
    if (localStore.getItem(key) !== null || !(await claimIdentify(key))) return;
    const properties = { who: id === '' ? 'visitor' : 'user' };
    // Lets the next page repeat an event that didn't arrive.
    send({ ...viewed, name: 'Identify', properties }, () => localStore.removeItem(key));
  };

  follow((happening) => {
    send(happening);
    if (happening.name === 'Page Loaded' && whyWithheld() === null) void identify(happening);
  });
  window.addEventListener('pagehide', () => delivery?.flush());
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back/forward cache shows the page again without loading it.
    if (persisted) viewAgain();
  });
}
