// Panda's style sheet, kept between runs. To find the styles it reads every source of the portal, which is a
// good part of what the first screen of `npm start` waits for, and every build; while no source has changed
// since, the sheet is the one that was made then.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss, { parse } from 'postcss';
import { withLock } from './lock.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const KEPT = 'node_modules/.cache/portal/styles.json';

/** All that the sheet is made from: a folder stands for its scripts. */
const SOURCES = [
  'src',
  'mock-server/mounts/panel',
  'panda.config.ts',
  'package-lock.json',
  'cli/build/kept-styles.mjs',
];
const SCRIPT = /\.(?:ts|tsx|mjs)$/;

function filesOf(path) {
  const names = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => SCRIPT.test(name)).map((name) => join(path, name));
}

const known = new Map();

/** The hash of a file's content; one that has not been touched since it was read is not read again. */
function hashOf(path) {
  const { mtimeMs, size } = statSync(join(ROOT, path));
  const state = `${mtimeMs} ${size}`;
  if (known.get(path)?.state !== state) {
    const content = readFileSync(join(ROOT, path));
    known.set(path, { state, hash: createHash('sha256').update(content).digest('hex') });
  }
  return known.get(path).hash;
}

/** What names a sheet: its own text, the checkout and every source, by name and content. */
export function keyOf(text, hashed = hashOf) {
  const hash = createHash('sha256').update(`${ROOT}\n${text}`);
  const files = SOURCES.flatMap((path) => (/\.\w+$/.test(path) ? [path] : filesOf(path)));
  for (const file of files.toSorted()) hash.update(`\n${file} ${hashed(file)}`);
  return hash.digest('hex');
}

function readKept(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Never kept, or not whole: it is made anew.
    return null;
  }
}

/** The sheet with the file that each of its parts is from: addresses in it are relative to that. */
function partsOf(root) {
  return root.nodes.map((node) => ({
    file: node.source?.input.file,
    before: node.raws.before,
    css: node.toString(),
  }));
}

let panda;

/** Panda's own work. It is loaded for it alone: that takes longer than to put a kept sheet in place. */
async function make(root, result) {
  panda ??= import('@pandacss/dev/postcss').then((module) => module.default().plugins[0]);
  const work = await panda;
  await work(root, result);
}

const asPlugin = (name, work) => ({
  postcssPlugin: name,
  Once: (root, { result }) => work(root, result),
});

/** What was taken as it was kept: Panda has not read a source for it in this process. */
const untouched = new Map();

/**
 * Reads the sources after all, so that the next edit of one is shown at once and does not wait for all the
 * others to be read.
 */
export async function readSources() {
  for (const [from, text] of untouched) {
    untouched.delete(from);
    await postcss([asPlugin('panda', make)]).process(text, { from });
  }
}

/** Puts the sheet in place as it was kept, with all that belongs to it. */
function applyKept({ parts, messages }, root, result) {
  const { source } = root;
  const { from = '' } = result.opts;
  root.removeAll();
  for (const { css, file = from, before } of parts) {
    root.append(parse(css, { from: file }).nodes);
    root.last.raws.before = before;
  }
  root.source = source;
  for (const message of messages) result.messages.push({ ...message, parent: from });
}

/** Panda, asked only where something has changed. `path` is where the sheet is kept. */
export function keptStyles({ path = join(ROOT, KEPT), work = make } = {}) {
  return asPlugin('kept-styles', async (root, result) => {
    const { from = '' } = result.opts;
    const text = root.toString();
    if (!/@layer [^;{]*\butilities\b/.test(text)) return;
    const key = keyOf(text);
    const takeKept = () => {
      const kept = readKept(path);
      if (kept?.key !== key) return false;
      untouched.set(from, text);
      applyKept(kept, root, result);
      return true;
    };
    if (takeKept()) return;
    // Two builds at once need the same sheet: the second waits for the first's.
    await withLock(`${path}.lock`, async () => {
      if (takeKept()) return;
      untouched.delete(from);
      const earlier = result.messages.length;
      await work(root, result);
      const made = { key, parts: partsOf(root), messages: result.messages.slice(earlier) };
      // Put in place whole: who does not wait may be reading it.
      const fresh = `${path}.${process.pid}`;
      writeFileSync(fresh, JSON.stringify(made));
      renameSync(fresh, path);
    });
  });
}
