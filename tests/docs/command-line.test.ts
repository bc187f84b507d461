import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { blocksOf, pagePaths, readPage, ROOT } from './support';

interface Example {
  readonly page: string;
  readonly command: string;
  readonly output: string;
}

/** Other commands in examples, such as curl, aren't run here. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'npx portal ': 'cli/bin/portal.cjs ',
  'node tests/run.mjs --list': 'tests/run.mjs --list',
};

function toRun(command: string): string | undefined {
  const [start, program] =
    Object.entries(PROGRAMS).find(([known]) => command.startsWith(known)) ?? [];
  return start === undefined || program === undefined ? undefined : command.replace(start, program);
}

function examplesOf(page: string): Example[] {
  return blocksOf(readPage(page), 'console').flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => {
        const [command = '', ...lines] = part.trimEnd().split('\n');
        return { page, command, output: lines.join('\n') };
      })
      .filter(({ command, output }) => toRun(command) !== undefined && output !== ''),
  );
}

const EXAMPLES = pagePaths().flatMap(examplesOf);

function run(command: string): string {
  return execFileSync(process.execPath, toRun(command)?.split(' ') ?? [], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  }).trimEnd();
}

test('the docs contain examples', () => {
  expect(EXAMPLES.length).toBeGreaterThan(1);
});

/** An ellipsis matches any omitted text. */
function patternOf(output: string): RegExp {
  const parts = output
    .split('…')
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

test.each(EXAMPLES)('$page: $command prints the documented output', ({ command, output }) => {
  expect(run(command)).toMatch(patternOf(output));
});
