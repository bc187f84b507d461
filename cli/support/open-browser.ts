import { spawn } from 'node:child_process';

/** BROWSER overrides the command. */
function openCommand(): readonly [string, ...string[]] {
  const { BROWSER } = process.env;
  if (BROWSER) return [BROWSER];
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Returns false if there is no default browser. */
export function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = openCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}
