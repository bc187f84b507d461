import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Cell } from './cells';
import type { CheckedCell } from './check-matrix';
import { matrixCommand } from '../commands/matrix';

vi.mock('./check-matrix', () => ({
  checkMatrix: (cells: readonly Cell[]): CheckedCell[] =>
    cells.map((cell) => ({ ...cell, outcome: 'failed', problems: ['two h1'] }) as CheckedCell),
}));

const server = createServer((_request, response) => void response.end('ok'));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

test.each([[[]], [['--json']]])('a failing cell fails the check %j', async (more) => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const only = ['--program', 'trovy', '--status', 'COMPLETE', '--base-url', base];
  await expect(
    matrixCommand().parseAsync(['--check', ...only, ...more], { from: 'user' }),
  ).rejects.toThrow('1 cell: 0 passed, 1 failed');
  expect(written.join('')).toContain('two h1');
});
