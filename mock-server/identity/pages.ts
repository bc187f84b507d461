/** What a page of the provider posts to the window that opened or framed it. */
export interface WebMessage {
  readonly targetOrigin: string;
  readonly message: {
    readonly type: 'authorization_response';
    readonly response: Record<string, string>;
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function html(title: string, body: string, status: number): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`,
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

/** The page shown when an answer cannot be handed to any client. */
export function errorPage(status: number, error: string, description: string): Response {
  const title = 'Sign-in error';
  return html(
    title,
    `<main><h1>${title}</h1><p>${escapeHtml(description)}</p><p><code>${escapeHtml(error)}</code></p></main>`,
    status,
  );
}

/**
 * The page that posts an answer to the window around it. The answer is data; the script only reads
 * it, so that whoever mounts the provider without a socket can read it as well.
 */
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
