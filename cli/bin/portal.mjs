#!/usr/bin/env node
// Starts the bundled command line, and bundles it first if a source is newer. One file: a second one
// would cost each start a millisecond.

// Not by `import`: that reads all that such a module exports, and the streams of node:fs are made as they are read.
const { getBuiltinModule } = process;
const { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } =
  getBuiltinModule('node:fs');
const { createRequire, Module } = getBuiltinModule('node:module');
const { basename, dirname, join } = getBuiltinModule('node:path');
const { Script } = getBuiltinModule('node:vm');
const { crc32 } = getBuiltinModule('node:zlib');

const CLI = dirname(import.meta.dirname);
const ROOT = dirname(CLI);
const BUNDLE = join(CLI, 'dist');
const ENTRY = join(BUNDLE, 'portal.cjs');
/** Written last: without it, the bundle is rebuilt. */
const PREPARED = join(BUNDLE, '.prepared');

// The reader of a pipe may stop early, such as `head`.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

/** The sources of the command that is asked for, as the bundle names them; of all where it is none, and of none where that is damaged. */
function sourcesOf(command) {
  for (const name of [command, 'all']) {
    try {
      return JSON.parse(readFileSync(join(BUNDLE, `sources-${name}.json`), 'utf8'));
    } catch {
      // The list of all is longer, no worse.
    }
  }
  return null;
}

function changedAt(path) {
  // No join: hundreds of them would be a tenth of what the command takes.
  return statSync(`${ROOT}/${path}`, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
}

function isStale() {
  const made = statSync(PREPARED, { throwIfNoEntry: false })?.mtimeMs;
  const sources = sourcesOf(basename(process.argv[2] ?? ''));
  if (made === undefined || sources === null) return true;
  return sources.some((source) => changedAt(source) > made);
}

/** Prints why the command line can't run; for `portal doctor`, all checks too. */
async function giveUp(message) {
  process.stderr.write(`error: ${message}\n`);
  if (process.argv[2] === 'doctor') {
    const { examine } = await import('../start/doctor.mjs');
    for (const { name, state, found, fix = '' } of await examine()) {
      process.stdout.write(`${state.padEnd(5)}  ${name}: ${found}${fix && ` → ${fix}`}\n`);
    }
  }
  process.exit(1);
}

/** What is kept of a compiled file: each version of the engine takes its own only. */
const KEPT = `${process.versions.v8}-${process.arch}.kept`;

/** Those that were compiled just now, by where they are to be kept. */
const fresh = new Map();

/** How long a command runs until what it compiled is kept, ms: by then it has compiled most of what it needs. */
const SOON = 500;

/** How many bytes the sum takes that stands behind what was compiled. */
const SUM = 4;

/** What is kept, where it is whole: of what is damaged within the engine notices nothing, and ends the process. */
function readKept(path) {
  try {
    const kept = readFileSync(path);
    const compiled = kept.subarray(0, -SUM);
    return crc32(compiled) === kept.readUInt32LE(compiled.length) ? compiled : undefined;
  } catch {
    return undefined;
  }
}

/** Put in place whole, for another command may be reading it. In a folder that nobody may write to nothing is kept. */
function keep(script, path) {
  const aside = `${path}-${process.pid}`;
  try {
    const compiled = script.createCachedData();
    const sum = Buffer.alloc(SUM);
    sum.writeUInt32LE(crc32(compiled));
    writeFileSync(aside, Buffer.concat([compiled, sum]));
    renameSync(aside, path);
  } catch {
    // Whoever comes next compiles it, too.
  }
}

function keepFresh() {
  fresh.forEach(keep);
  fresh.clear();
}

// At the end, so that what had to be compiled on the way is kept, too.
process.on('exit', keepFresh);

/** A server is kept before it ends: the engine forgets in time what ran only once, and whoever comes next would have to compile that again. */
function keepSoon(path, script) {
  if (fresh.size === 0) setTimeout(keepFresh, SOON).unref();
  fresh.set(path, script);
}

const requireOther = createRequire(ENTRY);
const loaded = new Map();

/** Runs a file of the bundle with what the engine compiled of it before: to compile it was a third of what `portal seed` took. */
function runKept(filename, text, module) {
  const source = `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
  const path = `${filename}-${KEPT}`;
  const script = new Script(source, { filename, cachedData: readKept(path) });
  if (script.cachedDataRejected !== false) keepSoon(path, script);
  script.runInThisContext()(module.exports, load, module, filename, BUNDLE);
}

/** A file that does not even parse was cut off, or changed, after it was made: it ends this command, and the next one bundles anew. */
function throwAway(filename) {
  rmSync(PREPARED, { force: true });
  process.stderr.write(`error: ${filename} is damaged: run the command again to rebuild it\n`);
  process.exit(1);
}

/** `require`, for the files of the bundle. */
function load(id) {
  if (!id.startsWith('./')) return requireOther(id);
  const filename = join(BUNDLE, id);
  const known = loaded.get(filename);
  if (known !== undefined) return known.exports;
  const module = Object.assign(new Module(filename), { filename, require: load });
  loaded.set(filename, module);
  const text = readFileSync(filename, 'utf8');
  // Of its source the engine compares the length alone, so only what has a hash in its name is kept; and an
  // `import()` needs the loader of Node, which knows nothing that is kept.
  const isKept = filename !== ENTRY && !text.includes('import(');
  try {
    if (isKept) runKept(filename, text, module);
    else module._compile(text, filename);
  } catch (error) {
    // Where a file itself does not parse the engine begins with its name, and not where it reads something else.
    if (error instanceof SyntaxError && error.stack?.startsWith(filename)) throwAway(filename);
    throw error;
  }
  return module.exports;
}

if (isStale()) {
  try {
    const { prepare } = await import('../build/prepare.mjs');
    await prepare({ only: ['contract', 'command line'] });
  } catch (error) {
    await giveUp(error.message);
  }
}
if (!existsSync(ENTRY)) {
  await giveUp("the dependencies aren't installed: run 'npm ci' in the checkout");
}
load('./portal.cjs');
