// `npm start` and `portal serve` write their address into a file, which links, tokens and snapshots
// read. Plain Node, because `npm start` isn't bundled.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** No other user can write to the folder. */
const folder = () => {
  const { XDG_RUNTIME_DIR } = process.env;
  const { uid, username } = userInfo();
  const owner = uid === -1 ? username : String(uid);
  return XDG_RUNTIME_DIR
    ? join(XDG_RUNTIME_DIR, 'portal-servers')
    : join(tmpdir(), `portal-servers-${owner}`);
};

/** `{ kind, url, root }`. Does nothing if the folder isn't writable. */
export function announceServer(server) {
  const file = join(folder(), `${process.pid}.json`);
  try {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ ...server, pid: process.pid }), { mode: 0o600 });
  } catch {
    return;
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Null if another user wrote the file or the server has ended. */
function readServer(path) {
  try {
    const { uid, mtimeMs } = statSync(path);
    const server = JSON.parse(readFileSync(path, 'utf8'));
    const isOwn = userInfo().uid === -1 || uid === userInfo().uid;
    return isOwn && isRunning(server.pid) ? { ...server, since: mtimeMs } : null;
  } catch {
    return null;
  }
}

/** Newest first; servers of all checkouts if `root` is null. */
export function runningServers(root) {
  let names = [];
  try {
    names = readdirSync(folder());
  } catch {
    return [];
  }
  return names
    .map((name) => readServer(join(folder(), name)))
    .filter((server) => server !== null && (root === null || server.root === root))
    .toSorted((a, b) => b.since - a.since);
}
