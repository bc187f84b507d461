import type { Plugin } from 'vite';

/** Receives links of `portal seed --open`. */
export const OPEN_SEED_PATH = '/__dev/open-seed';

const OPEN_SEED_EVENT = 'portal:seed';

/** A seed, or a snapshot in the hash. */
const LINK = /^\/(?!\/)[\w/-]*\?[\w.=&%-]{1,4000}(#[\w.-]{1,1000000})?$/;

export function openSeedInTab(): Plugin {
  return {
    name: 'portal:open-seed-in-tab',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(OPEN_SEED_PATH, (request, response) => {
        // The custom header forces a CORS preflight, so other sites can't call this.
        if (request.method !== 'POST' || request.headers['x-portal-command-line'] === undefined) {
          response.writeHead(405, { allow: 'POST' }).end();
          return;
        }
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => (body += text));
        request.on('end', () => {
          const path = LINK.exec(body)?.[0];
          if (path === undefined) {
            response.writeHead(400).end();
            return;
          }
          const tabs = server.ws.clients.size;
          server.ws.send(OPEN_SEED_EVENT, { path });
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify({ tabs }));
        });
      });
    },
  };
}
