import type { World } from '../../world/world';

interface WebMessage {
  readonly targetOrigin: string;
  readonly message: unknown;
}

/** Puts a document's elements into the page; scripts that arrive this way do not run. */
function show(answer: Document): void {
  document.head.replaceChildren(...answer.head.querySelectorAll('title, meta, style'));
  document.body.replaceChildren(...answer.body.childNodes);
}

/**
 * Answers a navigation to a page of the outside world. The worker never sees navigations, so the page that
 * the fallback served asks the world itself and does what a browser does with the answer.
 */
export async function showWorldPage(world: World): Promise<void> {
  const response = await world.handle(new Request(location.href));
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
  show(answer);
}
