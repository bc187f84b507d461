// `npm run load:nginx`, or node tests/servers/load.mjs [--seconds 5] [--connections 100]
// Measures the portal behind nginx with the files of `portal deploy`. wrk runs on the same machine,
// so its load is part of the figures. Exit code 1: a wrong or lost response.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runScript } from '../../cli/build/run-script.mjs';
import { exitWithError, invalid, UsageError } from '../../cli/start/usage-error.mjs';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const HOST = 'apply.example.com';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '100' },
  },
});
const seconds = Number(options.seconds);
const connections = Number(options.connections);
for (const [name, value, most] of [
  ['seconds', seconds, 60],
  ['connections', connections, 500],
]) {
  if (Number.isInteger(value) && value >= 1 && value <= most) continue;
  exitWithError(invalid(`--${name}`, options[name], `expected a whole number from 1 to ${most}`));
}
for (const [command, debian] of [
  ['nginx', 'nginx-light'],
  ['wrk', 'wrk'],
]) {
  if (spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined) continue;
  exitWithError(
    new UsageError(
      `${command} not found: run 'apt-get install --no-install-recommends ${debian}' or 'brew install ${command}'`,
    ),
  );
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Printed by wrk at the end; times are in µs. */
const REPORT = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"requests":%d,"bytes":%d,"duration":%d,"status":%d,"lost":%d,"half":%d,"most":%d}\\n',
    summary.requests, summary.bytes, summary.duration, e.status, e.connect + e.read + e.write + e.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`;

const work = mkdtempSync(join(tmpdir(), 'portal-load-'));
// nginx workers run as another user.
chmodSync(work, 0o755);
const children = [];
try {
  await runScript('build');
  // The configuration is the guide's example.
  const guide = readFileSync(join(ROOT, 'docs/guide/configuration.md'), 'utf8');
  writeFileSync(join(work, 'config.json'), /```json\n(.*?)```/s.exec(guide)[1]);
  execFileSync(
    process.execPath,
    [join(ROOT, 'cli/bin/portal.cjs'), 'deploy', '--config', join(work, 'config.json')].concat([
      '--name',
      HOST,
      '--out',
      work,
    ]),
    { stdio: 'ignore' },
  );
  const port = await freePort();
  const text = readFileSync(join(work, 'nginx.conf'), 'utf8')
    .replaceAll('/srv/portal', DIST)
    .replaceAll('/srv/config', work)
    .replaceAll('/tmp/nginx', join(work, 'nginx'))
    .replaceAll('/dev/stdout', join(work, 'access.log'))
    .replace(/listen 8080/g, `listen 127.0.0.1:${port}`);
  writeFileSync(join(work, 'server.conf'), text);
  const nginx = spawn('nginx', ['-c', join(work, 'server.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(nginx);
  const origin = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = Date.now() + 20_000;
  while (!(await answers())) {
    if (nginx.exitCode !== null || Date.now() > until) throw new Error('nginx does not answer');
  }

  const heaviest = readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ name: name.slice(0, -3), size: statSync(join(DIST, 'assets', name)).size }))
    .toSorted((one, other) => other.size - one.size)[0];
  const script = join(work, 'report.lua');
  writeFileSync(script, REPORT);

  const rows = [];
  let isWrong = false;
  for (const [what, path, status] of [
    ['the sign-in of a brand, painted', '/login', 200],
    ['any other page', '/home', 200],
    ['the heaviest script', `/assets/${heaviest.name}`, 200],
    ['the configuration', '/config.json', 200],
    ['that it is there', '/healthz', 200],
    ['a file that is not there', '/assets/no-such.js', 404],
    ['a way out of its folder', '/assets/..%2f..%2fetc/passwd', 400],
  ]) {
    // wrk only replaces its own header if it is spelled exactly like this.
    const headers = { Host: HOST, 'accept-encoding': 'br, gzip' };
    const answer = spawnSync(
      'curl',
      ['-s', '-o', '/dev/null', '-w', '%{http_code}', '--path-as-is', '-H', `host: ${HOST}`].concat(
        `${origin}${path}`,
      ),
      { encoding: 'utf8' },
    ).stdout;
    const output = execFileSync(
      'wrk',
      ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s', '-s', script]
        .concat(Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]))
        .concat(`${origin}${path}`),
      { encoding: 'utf8' },
    );
    const found = JSON.parse(output.trim().split('\n').at(-1));
    // wrk counts all statuses that are neither 2xx nor 3xx.
    const other = status < 400 ? found.status : found.requests - found.status;
    const isRight = answer === String(status) && found.lost === 0 && other === 0;
    isWrong ||= !isRight;
    rows.push([
      what,
      answer,
      Math.round((found.requests * 1e6) / found.duration),
      (found.bytes / found.requests / 1000).toFixed(1),
      (found.half / 1000).toFixed(1),
      (found.most / 1000).toFixed(1),
      isRight ? 0 : `${found.lost} lost, ${other} of another status`,
    ]);
  }
  const memory = execFileSync('ps', ['-o', 'rss=', '--ppid', String(nginx.pid)], {
    encoding: 'utf8',
  });
  const most = Math.max(...memory.trim().split('\n').map(Number)) / 1000;

  const head = [
    'Asked for',
    'Status',
    'a second',
    'kB each',
    'half within, ms',
    '99 % within, ms',
    'wrong',
  ];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  process.stdout.write(
    `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n\n` +
      `${connections} connections, ${seconds} s each, ${cpus().length} cores for nginx and wrk together; ` +
      `the largest worker of nginx holds ${most.toFixed(0)} MB at the end.\n`,
  );
  process.exitCode = isWrong ? 1 : 0;
} finally {
  for (const child of children) {
    if (child.exitCode !== null) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(work, { recursive: true, force: true });
}
