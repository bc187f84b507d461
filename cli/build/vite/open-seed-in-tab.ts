import type { Plugin } from 'vite';

/** Where `portal seed --open` hands a link to the development server. */
export const OPEN_SEED_PATH = '/__dev/open-seed';

/** The custom event that carries the link to the open tabs. */
const OPEN_SEED_EVENT = 'portal:seed';

/** The link of a seed, or of a snapshot, which stands after the `#`. */
const LINK = /^\/(?!\/)[\w/-]*\?[\w.=&%-]{1,4000}(#[\w.-]{1,1000000})?$/;

/** Takes a link from the command line and puts it into the tabs that are open. */
export function openSeedInTab(): Plugin {
  return {
    name: 'portal:open-seed-in-tab',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(OPEN_SEED_PATH, (request, response) => {
        // The header makes a browser ask first, so that no other site can reach this.
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
