import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.cjs');

export interface Served {
  readonly addresses: {
    readonly origin: string;
    readonly network?: readonly string[];
    readonly authority?: string;
  };
  /** Resolves to the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** At any free port. `program` is another bundle of the command line. */
export async function serve(args: readonly string[] = [], program = PORTAL): Promise<Served> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--json', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.endsWith('}\n')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`portal serve ended with ${String(code)}`)));
  });
  return {
    addresses: JSON.parse(text) as Served['addresses'],
    end: (signal) =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill(signal);
      }),
  };
}
