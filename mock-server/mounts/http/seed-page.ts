import { escapeHtml } from '../../world/escape-html';
import * as v from 'valibot';
import { withSessionCookie } from '../../world/session-cookie';
import type { World } from '../../world/world';
import { checkSeed, WITHOUT_SEED } from '../../apis/control/check-seed';
import { linkedPath } from '../../scenario/landing-path';
import { applySeed } from '../../apis/control/apply-seed';

const SCRIPT_PATH = '/__mock/plant.js';
const STORE_PATH = '/__mock/plant';

const SeedRequest = v.object({
  seed: v.string(),
  machineNow: v.number(),
  /** The address of the link; without it what the seed opens. */
  link: v.optional(v.pipe(v.string(), v.url())),
});

/** Clears what the portal stored, stores what the seed brings, and goes where it leads. */
const SCRIPT = `const url = new URL(location.href);
const response = await fetch('${STORE_PATH}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ seed: url.searchParams.get('seed'), machineNow: Date.now(), link: url.href }),
});
const { storage, path } = await response.json();
sessionStorage.clear();
localStorage.clear();
for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
location.replace(path);
`;

function page(title: string, head: string, body: string, status: number): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
      `<link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );
}

function seedPage(text: string): Response {
  const checked = checkSeed(text);
  if (checked.ok) {
    const script = `<script type="module" src="${SCRIPT_PATH}"></script>`;
    return page('Opening the seed', script, '', 200);
  }
  const title = escapeHtml(checked.title);
  const text2 = escapeHtml(checked.detail);
  const link = `<p><a href="${WITHOUT_SEED.href}">${WITHOUT_SEED.label}</a></p>`;
  return page(title, '', `<main><h1>${title}</h1><p>${text2}</p>${link}</main>`, 400);
}

async function storeSeed(request: Request, world: World): Promise<Response> {
  const requested = v.safeParse(SeedRequest, await request.json().catch(() => null));
  const checked = checkSeed(requested.success ? requested.output.seed : '');
  if (!requested.success || !checked.ok) {
    return Response.json({ error: 'The body is not a seed.' }, { status: 400 });
  }
  // A portal built for production reads the browser's own clock, which a seed cannot set: so the
  // world takes the browser's time.
  const now = new Date(requested.output.machineNow).toISOString();
  const { origin } = new URL(request.url);
  const { storage, session } = await applySeed(world, { ...checked.seed, now }, origin);
  const link = new URL(requested.output.link ?? origin);
  const answer = Response.json({ storage, path: linkedPath(checked.seed, link) });
  return withSessionCookie(request, answer, session);
}

/** Answers a navigation to a seed link, and what its page asks for; null for anything else. */
export async function answerSeedLink(request: Request, world: World): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === SCRIPT_PATH && request.method === 'GET') {
    return new Response(SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  }
  if (pathname === STORE_PATH && request.method === 'POST') return storeSeed(request, world);
  const seed = searchParams.get('seed');
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  return seed !== null && isPage && request.method === 'GET' ? seedPage(seed) : null;
}
