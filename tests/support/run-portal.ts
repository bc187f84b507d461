import { spawnSync } from 'node:child_process';
import { vi } from 'vitest';
import { runCommandLine } from '../../cli/command-line';
import { PORTAL } from '../../cli/portal-program';
import { PORTAL as PATH } from './serve-process';

interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** In a separate process, like a shell. */
export function started(...args: string[]): Result {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PATH, ...args], {
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** In this process. */
export async function portal(...args: string[]): Promise<Result> {
  const output = { stdout: '', stderr: '' };
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      output[name] += String(text);
      return true;
    }),
  );
  const code = await runCommandLine(args, PORTAL);
  for (const stream of streams) stream.mockRestore();
  return { code, ...output };
}

/** For commands with --json. */
export const json = async (...args: string[]): Promise<unknown> =>
  JSON.parse((await portal(...args, '--json')).stdout);
