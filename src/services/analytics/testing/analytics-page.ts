import { vi } from 'vitest';
import { portalConfig } from '../../../../mock-server/mounts/portal-config';
import { choiceOf, consentRecord, type ConsentState } from '../../../catalogue/consent';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { CONTENT } from '../../../programs/content-config';
import type { EventBody } from '../payload';

export const STAGE = { program: 'home_light', flow: 'home', title: 'HomeLight Card' } as const;

export interface Post {
  readonly url: string;
  readonly init: RequestInit;
  readonly body: EventBody;
  answer(response?: Response | Error): void;
}

/** Simulates a choice on an earlier page. */
export function allow(state: ConsentState): void {
  const choice = choiceOf(state);
  if (choice === null) localStorage.removeItem(STORAGE_KEYS.consentSettings);
  else {
    const record = consentRecord(choice, CONTENT.cookieVersion, Date.now());
    localStorage.setItem(STORAGE_KEYS.consentSettings, JSON.stringify(record));
  }
}

/** Intercepts all requests; `auto` responds immediately. */
export function catchPosts(auto: (() => Response) | null = () => new Response(null)): Post[] {
  const posts: Post[] = [];
  const request = (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const answer = (response: Response | Error = new Response(null)): void => {
        if (response instanceof Error) reject(response);
        else resolve(response);
      };
      posts.push({ url, init, body: JSON.parse(String(init.body)) as EventBody, answer });
      if (auto !== null) answer(auto());
    });
  vi.stubGlobal('fetch', request);
  return posts;
}

let listening: readonly (readonly [string, EventListenerOrEventListenerObject])[] = [];

/** Earlier pages would still send events. */
function closeTabs(): void {
  for (const [name, listener] of listening) window.removeEventListener(name, listener);
  listening = [];
  vi.mocked(window.addEventListener).mockRestore?.();
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      listening = [...listening, [name, listener]];
      add(name, listener);
    },
  );
}

/** Loads the modules again, with this browser's storage. */
export async function openTab(path = '/login') {
  vi.resetModules();
  closeTabs();
  window.history.replaceState(null, '', path);
  const [{ installConfiguration }, track, person, journal, consent, { startAnalytics }] =
    await Promise.all([
      import('../../configuration/install-configuration'),
      import('../track'),
      import('../person'),
      import('../journal'),
      import('../../consent/consent'),
      import('../start-analytics'),
    ]);
  installConfiguration(portalConfig('https://portal.test'));
  return { ...track, ...person, ...journal, ...consent, start: () => startAnalytics(STAGE) };
}

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
