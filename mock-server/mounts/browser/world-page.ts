import type { World } from '../../world/world';
import { POSTED_ID } from '../world-paths';
import { withoutFolder } from './site-address';

interface WebMessage {
  readonly targetOrigin: string;
  readonly message: unknown;
}

/** Scripts added this way don't run. */
function show(answer: Document): void {
  document.head.replaceChildren(...answer.head.querySelectorAll('title, meta, style'));
  document.body.replaceChildren(...answer.body.childNodes);
}

/** The worker stores the body of a submitted form. */
function navigation(): Request {
  const data = document.getElementById(POSTED_ID)?.textContent;
  if (!data) return new Request(location.href);
  const { type, text } = JSON.parse(data) as { type: string; text: string };
  const headers = { 'content-type': type };
  return new Request(location.href, { method: 'POST', headers, body: text });
}

/**
 * The worker doesn't answer navigations, so the fallback page requests the page and shows it as a
 * browser would. Awaits `beforeForm` before a form, because only a worker can pass on its
 * submission.
 */
export async function showWorldPage(world: World, beforeForm: () => Promise<void>): Promise<void> {
  const response = await world.handle(await withoutFolder(navigation()));
  const target = response.headers.get('location');
  if (target !== null) {
    location.replace(new URL(target, location.href));
    return;
  }
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('html')) {
    const lines = document.createElement('pre');
    lines.textContent = text;
    document.body.replaceChildren(lines);
    return;
  }
  const answer = new DOMParser().parseFromString(text, 'text/html');
  const data = answer.getElementById('web-message')?.textContent;
  if (data) {
    const { targetOrigin, message } = JSON.parse(data) as WebMessage;
    window.parent.postMessage(message, targetOrigin);
    return;
  }
  if (answer.querySelector('form') !== null) await beforeForm();
  show(answer);
  // Its script doesn't run here.
  document.querySelector<HTMLFormElement>('form#form-post')?.submit();
}
