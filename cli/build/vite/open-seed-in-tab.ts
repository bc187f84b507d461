import type { Plugin } from 'vite';

/** Endpoint of the development server for links of `portal seed --open`. */
export const OPEN_SEED_PATH = '/__dev/open-seed';

/** Custom event that sends the link to open tabs. */
const OPEN_SEED_EVENT = 'portal:seed';

/** The link of a seed, or of a snapshot in the hash. */
const LINK = /^\/(?!\/)[\w/-]*\?[\w.=&%-]{1,4000}(#[\w.-]{1,1000000})?$/;

/** Receives a link from the command line and opens it in the open tabs. */
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
