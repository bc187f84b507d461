import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { blocksOf, pagePaths, readPage, ROOT } from './support';

interface Example {
  readonly page: string;
  readonly command: string;
  readonly output: string;
}

/** The examples `$ npx portal …` of a page, each with the lines that it says follow. */
function examplesOf(page: string): Example[] {
  return blocksOf(readPage(page), 'console').flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command = '', ...lines] = part.trimEnd().split('\n');
        return { page, command, output: lines.join('\n') };
      })
      .filter(({ command, output }) => command.startsWith('npx portal ') && output !== ''),
  );
}

const EXAMPLES = pagePaths().flatMap(examplesOf);

function run(args: readonly string[]): string {
  return execFileSync(process.execPath, ['cli/bin/portal.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  }).trimEnd();
}

test('there are examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(1);
});

test.each(EXAMPLES)('$page: $command prints what the page says', ({ command, output }) => {
  const printed = run(command.replace('npx portal ', '').split(' '));
  // An ellipsis at the end stands for lines left out.
  if (output.endsWith('\n…')) expect(printed.startsWith(output.slice(0, -1))).toBe(true);
  else expect(printed).toBe(output);
});
