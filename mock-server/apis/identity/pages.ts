import { escapeHtml } from '../../world/escape-html';

/** From a page of the provider to the window that opened or framed it. */
export interface WebMessage {
  readonly targetOrigin: string;
  readonly message: {
    readonly type: 'authorization_response';
    readonly response: Record<string, string>;
  };
}

const STYLE =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#f4f4f1}main{max-width:24rem;margin:10vh auto;padding:2rem;background:#fff;border:1px solid #d9d9d4;border-radius:.5rem}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input{margin:.25rem 0 1rem;padding:.625rem;border:1px solid #6b6b66;border-radius:.25rem}button{padding:.625rem;border:0;border-radius:.25rem;color:#fff;background:#1f4b99;font-weight:600}[role=alert]{margin:0 0 1rem;padding:.75rem;border-inline-start:.25rem solid #b3261e;background:#fbeceb}';

/** `body` is HTML. */
export function html(title: string, body: string, status = 200): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      },
    },
  );
}

/** For errors that can't be sent to any client. */
export function errorPage(status: number, error: string, description: string): Response {
  const title = 'Sign-in error';
  return html(
    title,
    `<main><h1>${title}</h1><p>${escapeHtml(description)}</p><p><code>${escapeHtml(error)}</code></p></main>`,
    status,
  );
}

/** The response is JSON in the page, so mounts without a network can read it, too. */
export function webMessagePage(webMessage: WebMessage): Response {
  const data = JSON.stringify(webMessage).replaceAll('<', '\\u003c');
  const script =
    "const {targetOrigin,message}=JSON.parse(document.getElementById('web-message').textContent);(window.opener||window.parent).postMessage(message,targetOrigin)";
  return html(
    'Authorization response',
    `<script type="application/json" id="web-message">${data}</script><script>${script}</script>`,
    200,
  );
}

/** Mounts that can't run the page's script submit the form themselves. */
export function formPostPage(target: string, values: ReadonlyMap<string, string>): Response {
  const fields = hiddenFields(values);
  const form = `<form id="form-post" method="post" action="${escapeHtml(target)}">${fields}<noscript><button>Continue</button></noscript></form>`;
  const script = "document.getElementById('form-post').submit()";
  return html('Signing you in', `${form}<script>${script}</script>`);
}

export function hiddenFields(values: ReadonlyMap<string, string>): string {
  return Array.from(
    values,
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  ).join('');
}
