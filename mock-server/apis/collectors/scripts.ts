import type { Responder } from '../../world/context';

export const SCRIPT_NAMES = ['fingerprint', 'chat', 'tag-manager'] as const;

const PATH = /^\/scripts\/([\w-]+)\.js$/;

/** The scripts do nothing. */
export const scripts: Responder = (request, context) => {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/scripts/')) return Promise.resolve(null);
  const name = SCRIPT_NAMES.find((stub) => stub === PATH.exec(pathname)?.[1]);
  if (name === undefined) return Promise.resolve(null);
  if (request.method !== 'GET') {
    const headers = { Allow: 'GET' };
    return Promise.resolve(
      Response.json({ error: 'method_not_allowed' }, { status: 405, headers }),
    );
  }
  context.state.scripts.push({ name, at: new Date(context.now()).toISOString() });
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  return Promise.resolve(new Response(`/* The ${name} script of the mock. */\n`, { headers }));
};
