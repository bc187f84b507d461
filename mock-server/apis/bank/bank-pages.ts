import { escapeHtml } from '../../world/escape-html';
import { CONTENT } from '../../../src/programs/content-config';
import type { PaymentRecord } from '../../world/deposit-state';

const STYLE =
  'body{margin:0;background:#f4f6f8;color:#17202a;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.5rem;line-height:1.25}' +
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}dd{margin:0;font-weight:600}' +
  'a{display:block;margin-top:1rem;padding:.75rem 1rem;border:2px solid #14508c;border-radius:.5rem;' +
  'text-align:center;text-decoration:none;color:#14508c;background:#fff}' +
  'a:first-of-type{background:#14508c;color:#fff}a:focus-visible{outline:3px solid #b35c00;outline-offset:2px}';

function page(title: string, body: string, status: number): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escapeHtml(title)} | Test bank</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
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

function answerLink(address: URL, answer: 'confirm' | 'refuse', label: string): string {
  const target = new URL(address);
  target.searchParams.set('answer', answer);
  return `<a href="${escapeHtml(target.pathname + target.search)}">${label}</a>`;
}

export function confirmPage({ amount, source }: PaymentRecord, address: URL): Response {
  const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return page(
    'Confirm your payment',
    `<p>This page stands for your bank. Nothing is taken before you confirm.</p>` +
      `<dl><dt>To</dt><dd>${escapeHtml(CONTENT.creditorName)}</dd>` +
      `<dt>Amount</dt><dd>${dollars}</dd>` +
      `<dt>From account</dt><dd>ending ${escapeHtml(source.lastFour)}</dd></dl>` +
      answerLink(address, 'confirm', 'Confirm Payment') +
      answerLink(address, 'refuse', 'Refuse Payment'),
    200,
  );
}

/** Nothing can be confirmed. */
export function problemPage(status: number, text: string): Response {
  return page('Nothing to confirm', `<p>${escapeHtml(text)}</p>`, status);
}
