// node tests/bench/serve.mjs [--requests 200000] [--worlds 50] [--connections 50] [--json]
// Exit code 1: below 1,000 GraphQL requests per CPU second, a wrong response, or memory growth.
// Linux only: reads /proc.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const LEAST_PER_CORE_SECOND = 1000;
/** After the first tenth; normal garbage collection stays below. */
const MOST_GROWTH_MB = 60;
const TICKS_PER_SECOND = 100;

const PORTAL = fileURLToPath(new URL('../../cli/bin/portal.cjs', import.meta.url));
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    worlds: { type: 'string', default: '50' },
    connections: { type: 'string', default: '50' },
    json: { type: 'boolean', default: false },
  },
});
const [requests, worlds, connections] = [values.requests, values.worlds, values.connections].map(
  (text) => {
    if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`${text} is not a number`);
    return Number(text);
  },
);

const CURRENT_USER = {
  operationName: 'currentUser',
  query: readFileSync(
    new URL('../../src/contract/operations/current-user.graphql', import.meta.url),
    'utf8',
  ),
};

async function start() {
  const child = spawn(process.execPath, [PORTAL, 'serve', '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const part of child.stdout) {
    text += part;
    if (text.endsWith('}\n')) break;
  }
  return { child, origin: new URL(JSON.parse(text).origin) };
}

const used = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const [, rss] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, mb: rss / 1024 };
};

const { child, origin } = await start();
const agent = new Agent({ keepAlive: true, maxSockets: connections });

function post(path, host, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: origin.hostname,
        port: origin.port,
        path,
        method: 'POST',
        headers: {
          host: `${host}:${origin.port}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => resolve({ response, text }));
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function signIn(host) {
  const { response } = await post('/__mock/seed', host, '{"status":"OFFER_DECISION_NEEDED"}');
  const cookie = response.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
  const base = `http://${host}:${origin.port}`;
  const query = new URLSearchParams({
    client_id: 'portal-client',
    response_type: 'token id_token',
    redirect_uri: `${base}/login-callback`,
    audience: 'https://api.portal.test',
    scope: 'openid profile email',
    state: 's',
    nonce: 'n',
    prompt: 'none',
  });
  return new Promise((resolve, reject) => {
    request(
      {
        host: origin.hostname,
        port: origin.port,
        path: `/idp/authorize?${query}`,
        headers: { host: `${host}:${origin.port}`, cookie },
      },
      (answer) => {
        answer.resume();
        const { hash } = new URL(answer.headers.location);
        resolve(new URLSearchParams(hash.slice(1)).get('access_token'));
      },
    )
      .on('error', reject)
      .end();
  });
}

const hosts = Array.from({ length: worlds }, (_none, index) => `w${index}.localhost`);
const tokens = await Promise.all(hosts.map(signIn));
const body = JSON.stringify({ ...CURRENT_USER, variables: {} });

let sent = 0;
let wrong = 0;
const memory = [];
const before = used(child.pid);
const begun = performance.now();

async function retry() {
  while (sent < requests) {
    const turn = sent;
    sent += 1;
    const at = turn % worlds;
    const { response, text } = await post('/graphql', hosts[at], body, {
      authorization: `Bearer ${tokens[at]}`,
    });
    if (response.statusCode !== 200 || !text.includes('"status":"OFFER_DECISION_NEEDED"'))
      wrong += 1;
    if (turn % Math.ceil(requests / 10) === 0) memory.push(Math.round(used(child.pid).mb));
  }
}
await Promise.all(Array.from({ length: connections }, retry));

const seconds = (performance.now() - begun) / 1000;
const after = used(child.pid);
memory.push(Math.round(after.mb));
agent.destroy();
child.kill();

const core = after.seconds - before.seconds;
const [, settled = 0] = memory;
const result = {
  requests,
  worlds,
  connections,
  wrong,
  perSecond: Math.round(requests / seconds),
  perCoreSecond: Math.round(requests / core),
  memoryMb: memory,
  grownMb: memory.at(-1) - settled,
};
const sound = wrong === 0;
const quick = result.perCoreSecond >= LEAST_PER_CORE_SECOND;
const flat = result.grownMb <= MOST_GROWTH_MB;
if (values.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else {
  process.stdout.write(
    `${requests} requests for ${worlds} worlds over ${connections} connections, ${wrong} wrong answers\n` +
      `${result.perSecond} a second, ${result.perCoreSecond} for each second of one core (least ${LEAST_PER_CORE_SECOND})\n` +
      `memory ${memory.join(', ')} MB, grown by ${result.grownMb} MB (most ${MOST_GROWTH_MB})\n`,
  );
}
process.exitCode = sound && quick && flat ? 0 : 1;
