// Usage: node tests/support/nginx-server.mjs FOLDER PORT MOCK-PORT CONTROL-PORT [cards]. With
// `cards`, card fields are at cards.localhost. Starts static-server.mjs at CONTROL-PORT, by which
// tests reach the mock (control addresses, seed links).
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [folder, port, mockPort, controlPort, cards] = process.argv.slice(2);
const ROOT = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'portal-nginx-'));

/** The configuration of a deployment; the wildcard covers every host name of a test. */
const mock = `https://*.localhost:${mockPort}`;
const configuration = {
  api: { direct: mock, proxy: `${mock}/secure` },
  identity: { domain: `${mock}/idp`, jwksUri: `${mock}/idp/.well-known/jwks.json` },
  analytics: { endpoint: `${mock}/events` },
  telemetry: { intake: `${mock}/telemetry` },
  scripts: {
    fingerprint: `${mock}/scripts/fingerprint.js`,
    chat: `${mock}/scripts/chat.js`,
    tagManager: `${mock}/scripts/tag-manager.js`,
  },
  ...(cards === 'cards' && {
    cardFrame: { origin: `http://cards.localhost:${port}`, pages: [`http://*.localhost:${port}`] },
  }),
};
writeFileSync(join(work, 'config.json'), JSON.stringify(configuration));
const portal = join(ROOT, 'cli/bin/portal.cjs');
execFileSync(
  process.execPath,
  [portal, 'deploy', '--config', join(work, 'config.json'), '--out', work],
  {
    stdio: 'ignore',
  },
);

/** The file must contain the text exactly once. */
function replaceOnce(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf does not have once: ${from}`);
  return text.replace(from, () => to);
}

const passOn = `proxy_pass http://127.0.0.1:${controlPort};`;
let site = readFileSync(join(work, 'nginx.conf'), 'utf8').replaceAll(
  '/tmp/nginx',
  join(work, 'nginx'),
);
site = replaceOnce(site, 'access_log /dev/stdout portal;', 'access_log off;');
site = replaceOnce(site, 'listen 8080;', `listen 127.0.0.1:${port};`);
site = replaceOnce(site, 'include /srv/portal/', `include ${resolve(folder)}/`);
site = replaceOnce(
  site,
  'root /srv/portal;',
  `root ${resolve(folder)};\n    proxy_set_header Host $http_host;`,
);
site = replaceOnce(site, 'root /srv/config;', passOn);
site = replaceOnce(site, 'client_max_body_size 1k;', 'client_max_body_size 10m;');
// Routes of the tests to the mock, which no deployment has.
site = replaceOnce(
  site,
  'if ($request_method !~ ^(GET|HEAD)$) {',
  `location /__mock/ { ${passOn} }\n    set $asked $request_method;\n    if ($uri ~ ^/__mock/) { set $asked GET; }\n    if ($asked !~ ^(GET|HEAD)$) {`,
);
site = replaceOnce(site, 'location / {', `location / {\n      if ($arg_seed) { ${passOn} }`);
const path = join(work, 'nginx-test.conf');
writeFileSync(path, site);

const children = [
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'static-server.mjs'), folder, controlPort, mockPort],
    { stdio: 'inherit' },
  ),
  spawn('nginx', ['-c', path, '-g', 'daemon off;'], { stdio: 'inherit' }),
];
function stop() {
  for (const child of children) child.kill();
  rmSync(work, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    if (code !== 0) stop();
  });
