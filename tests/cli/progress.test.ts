import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showStep } from '../../cli/start/show-step.mjs';

const written: string[] = [];
const { stderr } = process;
const isTerminal = stderr.isTTY;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'performance'] });
  vi.spyOn(stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});

afterEach(() => {
  stderr.isTTY = isTerminal;
  written.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** 12 seconds; one of two items is finished after 6 seconds. */
async function runStep(): Promise<void> {
  const work = async (report: (finished: number) => void): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    report(1);
    await new Promise((resolve) => setTimeout(resolve, 6000));
  };
  const step = showStep('Taking screenshots', work, 2);
  await vi.advanceTimersByTimeAsync(12_000);
  await step;
}

test('a log gets a line at the start, every 5 seconds and at the end', async () => {
  stderr.isTTY = false;
  await runStep();
  expect(written).toEqual([
    'Taking screenshots …\n',
    'Taking screenshots: 0 of 2 … 5.0 s\n',
    'Taking screenshots: 1 of 2 … 10.0 s\n',
    'Taking screenshots: done in 12.0 s\n',
  ]);
});

test('a terminal gets one line that is rewritten, without color', async () => {
  stderr.isTTY = true;
  await runStep();
  const text = written.join('');
  expect(text.split('\n')).toHaveLength(2);
  expect(text).toContain('\rTaking screenshots: 1 of 2 … 6.1 s');
  expect(text).not.toContain('\u001B');
});

test('a step that fails ends its line and passes the error on', async () => {
  stderr.isTTY = false;
  await expect(showStep('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(written).toEqual(['Building …\n', 'Building: failed after 0.0 s\n']);
});
