import { escapeHtml } from '../../world/escape-html';
import * as v from 'valibot';
import { withSessionCookie } from '../../world/session-cookie';
import type { World } from '../../world/world';
import { checkSeed, WITHOUT_SEED } from '../../apis/control/check-seed';
import { linkedPath } from '../../scenario/landing-path';
import { applySeed } from '../../apis/control/apply-seed';
import { ControlProblem } from '../../apis/control/control-problem';
import { restoreSnapshot } from '../../apis/control/snapshot/open-snapshot';
import { readSnapshot, SNAPSHOT_PARAMETER } from '../../apis/control/snapshot/snapshot';

const SCRIPT_PATH = '/__mock/plant.js';
const STORE_PATH = '/__mock/plant';

const SeedRequest = v.object({
  seed: v.optional(v.string()),
  /** Hash of a snapshot's link; used instead of a seed. */
  snapshot: v.optional(v.string()),
  machineNow: v.number(),
  /** Default: the screen that the seed opens. */
  link: v.optional(v.pipe(v.string(), v.url())),
});

/** Clears the portal's storage before it stores the seed's values. */
const SCRIPT = `const url = new URL(location.href);
const response = await fetch('${STORE_PATH}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...(url.searchParams.has('${SNAPSHOT_PARAMETER}')
      ? { snapshot: url.hash.slice(1) }
      : { seed: url.searchParams.get('seed') }),
    machineNow: Date.now(),
    link: url.href,
  }),
});
const { storage, session = {}, path, error } = await response.json();
if (error === undefined) {
  sessionStorage.clear();
  localStorage.clear();
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  location.replace(path);
} else {
  const main = document.body.appendChild(document.createElement('main'));
  document.title = 'This snapshot cannot be opened';
  main.appendChild(document.createElement('h1')).textContent = document.title;
  main.appendChild(document.createElement('p')).textContent = error + '.';
  const link = main.appendChild(document.createElement('p')).appendChild(document.createElement('a'));
  link.href = '${WITHOUT_SEED.href}';
  link.textContent = '${WITHOUT_SEED.label}';
}
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

const openingPage = (): Response =>
  page('Opening', `<script type="module" src="${SCRIPT_PATH}"></script>`, '', 200);

function seedPage(text: string): Response {
  const checked = checkSeed(text);
  if (checked.ok) return openingPage();
  const title = escapeHtml(checked.title);
  const text2 = escapeHtml(checked.detail);
  const link = `<p><a href="${WITHOUT_SEED.href}">${WITHOUT_SEED.label}</a></p>`;
  return page(title, '', `<main><h1>${title}</h1><p>${text2}</p>${link}</main>`, 400);
}

/** The world takes the browser's time: the production build can't read another clock. */
async function storeSnapshot(
  request: Request,
  world: World,
  { text, machineNow }: { readonly text: string; readonly machineNow: number },
): Promise<Response> {
  try {
    const snapshot = await readSnapshot(text);
    const { origin } = new URL(request.url);
    const opened = await world.change(origin, (context) =>
      restoreSnapshot(context, snapshot, machineNow),
    );
    const { local, session, address } = opened;
    const answer = Response.json({ storage: local, session, path: address });
    return withSessionCookie(request, answer, snapshot.provider);
  } catch (error) {
    if (!(error instanceof ControlProblem)) throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
}

async function storeSeed(request: Request, world: World): Promise<Response> {
  const requested = v.safeParse(SeedRequest, await request.json().catch(() => null));
  if (requested.success && requested.output.snapshot !== undefined) {
    const { snapshot, machineNow } = requested.output;
    return storeSnapshot(request, world, { text: snapshot, machineNow });
  }
  const checked = checkSeed((requested.success ? requested.output.seed : undefined) ?? '');
  if (!requested.success || !checked.ok) {
    return Response.json({ error: 'The body is not a seed.' }, { status: 400 });
  }
  // The production build reads the browser's clock, which a seed can't set.
  const now = new Date(requested.output.machineNow).toISOString();
  const { origin } = new URL(request.url);
  const { storage, session } = await applySeed(world, { ...checked.seed, now }, origin);
  const link = new URL(requested.output.link ?? origin);
  const answer = Response.json({ storage, path: linkedPath(checked.seed, link) });
  return withSessionCookie(request, answer, session);
}

/** Handles the link and its page's request; null for any other request. */
export async function answerSeedLink(request: Request, world: World): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === SCRIPT_PATH && request.method === 'GET') {
    return new Response(SCRIPT, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  }
  if (pathname === STORE_PATH && request.method === 'POST') return storeSeed(request, world);
  const seed = searchParams.get('seed');
  const isPage = request.headers.get('accept')?.includes('text/html') ?? false;
  if (!isPage || request.method !== 'GET') return null;
  if (searchParams.has(SNAPSHOT_PARAMETER)) return openingPage();
  return seed === null ? null : seedPage(seed);
}
