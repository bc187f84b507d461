import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { pictureName, readPictures, writePictures, type PictureFile } from '../picture-files';
import { findBase } from './base';
import { withBuildOf } from './build-commit';
import { comparePictures, differs, type Asked } from './compare-pictures';
import { comparePixels } from './compare-pixels';
import { compareReport, percent, summary } from './report';

const FOLDER = mkdtempSync(join(tmpdir(), 'portal-compare-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

interface Drawn {
  readonly height?: number;
  /** Number of pixels with another gray. */
  readonly marked?: number;
  readonly grey?: number;
}

function drawn({ height = 10, marked = 0, grey = 100 }: Drawn = {}, level = 9): Buffer {
  const png = new PNG({ width: 10, height });
  png.data.fill(255);
  for (let at = 0; at < 10 * height; at += 1)
    png.data.fill(at < marked ? grey : 200, at * 4, at * 4 + 3);
  return PNG.sync.write(png, { deflateLevel: level });
}

function file(
  screen: string,
  png = drawn(),
  more: Partial<PictureFile['picture']> = {},
): PictureFile {
  const of = { program: 'trovy', screen, status: 'CREATED', usual: true, part: null };
  return { picture: { ...of, width: 390, scheme: 'light', ...more }, png };
}

const ALL: Asked = {
  programs: undefined,
  screens: undefined,
  widths: [390],
  scheme: 'light',
  allStatuses: false,
};

const compare = (
  base: readonly PictureFile[],
  now: readonly PictureFile[],
  asked = ALL,
  threshold = 0,
) => comparePictures(base, now, { asked, threshold });

test('galleries are compared by pixels, not bytes', () => {
  expect(drawn({}, 9)).not.toEqual(drawn({}, 0));
  expect(comparePixels(drawn({}, 9), drawn({}, 0))).toBeNull();
});

test.each<[string, Drawn, Drawn, number]>([
  ['one of a hundred pixels', {}, { marked: 1 }, 0.01],
  ['a shade of three in 255', {}, { marked: 100, grey: 203 }, 1],
  ['what one of them has below', {}, { height: 20 }, 0.5],
  ['what one of them lost below, and a pixel', { height: 20 }, { marked: 1 }, 0.505],
])('%s counts as different', (_, before, after, share) => {
  const found = comparePixels(drawn(before), drawn(after));
  expect(found?.share).toBeCloseTo(share, 6);
  const { height } = PNG.sync.read(found?.shown ?? Buffer.of());
  expect(height).toBe(Math.max(before.height ?? 10, after.height ?? 10));
});

test('the comparison lists the largest differences first, then new and missing ones, and applies the threshold', () => {
  const base = ['login', 'offer', 'payment', 'gone'].map((screen) => file(screen));
  const now = [
    file('login'),
    file('offer', drawn({ marked: 2 })),
    file('payment', drawn({ marked: 30 })),
    file('fresh'),
  ];
  const all = compare(base, now);
  expect(all.changed.map(({ picture, share }) => [picture.screen, share])).toEqual([
    ['payment', 0.3],
    ['offer', 0.02],
  ]);
  expect(summary(all)).toBe('2 differ, 1 new, 1 missing, 1 the same');
  expect(differs(all)).toBe(true);
  const lenient = compare(base, now, ALL, 0.02);
  expect(summary(lenient)).toBe('1 differs, 1 new, 1 missing, 1 within the threshold, 1 the same');
  expect(differs(compare(base.slice(0, 2), now.slice(0, 2), ALL, 0.02))).toBe(false);
});

test('only requested screenshots count as missing', () => {
  const base = [
    file('gone'),
    file('gone', drawn(), { width: 1280 }),
    file('gone', drawn(), { scheme: 'dark' }),
    file('gone', drawn(), { status: 'COMPLETE', usual: false }),
  ];
  const missing = (overrides: Partial<Asked>) =>
    compare(base, [], { ...ALL, ...overrides }).missing.length;
  expect(missing({})).toBe(1);
  expect(missing({ widths: [390, 1280] })).toBe(2);
  expect(missing({ allStatuses: true })).toBe(2);
  expect([missing({ screens: ['login'] }), missing({ programs: ['honor'] })]).toEqual([0, 0]);
});

test('the report shows the largest difference first, with sliders, without requests to other hosts', () => {
  const comparison = compare(
    [file('login'), file('offer'), file('gone')],
    [file('login', drawn({ marked: 1 })), file('offer', drawn({ marked: 50 })), file('fresh')],
  );
  const page = compareReport(comparison, { base: '<main>', threshold: 0.005 });
  expect(page).toContain('Compared with &lt;main&gt;');
  expect(page).toContain(
    '2 differ, 1 new, 1 missing, 0 the same. Up to 0.5 % of the pixels may differ.',
  );
  const shares = [...page.matchAll(/<small>([^<]+) of the pixels/g)].map(([, share]) => share);
  expect(shares).toEqual(['50 %', '1 %']);
  expect(page.match(/type="range"/g)).toHaveLength(2);
  const boxes = [...page.matchAll(/class="box" style="([^"]+)"/g)].map(([, style]) => style);
  expect(boxes).toEqual([
    'left:0%;top:0%;width:100%;height:50%',
    'left:0%;top:0%;width:10%;height:10%',
  ]);
  expect(page).toContain('id="next"');
  const shown = [...page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g)].map(([, path]) => path);
  expect(shown).toContain('pictures/trovy.fresh.CREATED.390.light.png');
  expect(shown).toContain('base/trovy.gone.CREATED.390.light.png');
  expect(
    shown.filter((path) => !/^(?:base|pictures|difference)\/[\w.-]+\.png$/.test(path ?? '')),
  ).toEqual([]);
  expect(compareReport(compare([], []), { base: 'x', threshold: 0 })).toContain(
    'Every picture is as it was.',
  );
  expect([percent(0.5), percent(0.0123), percent(0.0004), percent(1e-7)]).toEqual([
    '50 %',
    '1.2 %',
    '0.04 %',
    'under 0.001 %',
  ]);
});

test('a folder of screenshots is read as written, and only its own files are removed', async () => {
  const folder = join(FOLDER, 'gallery');
  const pictures = [file('login'), file('sign-up', drawn({ marked: 3 }), { part: '2 of 3' })];
  await writePictures(join(folder, 'pictures'), pictures);
  expect(pictures.map(({ picture }) => pictureName(picture))).toEqual([
    'trovy.login.CREATED.390.light.png',
    'trovy.sign-up.CREATED.page-2.390.light.png',
  ]);
  expect(await readPictures(folder)).toEqual(pictures);
  expect(await findBase(folder, FOLDER)).toMatchObject({ kind: 'folder', pictures });
  writeFileSync(join(folder, 'pictures/own.png'), '');
  await writePictures(join(folder, 'pictures'), pictures.slice(0, 1));
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual([
    'own.png',
    'pictures.json',
    'trovy.login.CREATED.390.light.png',
  ]);
  writeFileSync(join(folder, 'pictures/pictures.json'), '{"version":2}');
  await expect(findBase(folder, FOLDER)).rejects.toThrow("can't read its screenshots");
});

test('a commit is built in a temporary folder that is always removed', async () => {
  const root = join(FOLDER, 'repository');
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args],
      {
        encoding: 'utf8',
      },
    ).trim();
  const commit = (build: string) => {
    const script = { scripts: { 'build:mock': build } };
    writeFileSync(join(root, 'package.json'), JSON.stringify(script));
    git('add', '-A');
    git('commit', '-qm', 'As it is');
    return git('rev-parse', 'HEAD');
  };
  execFileSync('git', ['init', '-q', root]);
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(
    join(root, 'build.mjs'),
    "import { mkdirSync, writeFileSync } from 'node:fs'; mkdirSync('dist-mock'); writeFileSync('dist-mock/index.html', 'built');",
  );
  const good = commit('node build.mjs');
  const bad = commit('node no-such-file.mjs');
  expect(await findBase('HEAD~1', root)).toMatchObject({ kind: 'commit', commit: good });
  await expect(findBase('no-such-thing', root)).rejects.toThrow('expected a folder, a commit');
  await expect(findBase(root, root)).rejects.toThrow('no screenshots there, create them with');

  let used = '';
  const page = await withBuildOf(good, root, async (build) => {
    used = build;
    return readFileSync(join(build, 'index.html'), 'utf8');
  });
  expect(page).toBe('built');
  await expect(withBuildOf(bad, root, async () => 'built')).rejects.toThrow(
    /^building \w{9} failed:[\s\S]*no-such-file/,
  );
  expect(existsSync(used)).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
