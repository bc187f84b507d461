import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './free-port';
import { createEngine, DriverError, type Engine } from './engine';
import { until } from './until';

/** Path of the browser in Debian's `webkit2gtk-driver`. */
const BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].flatMap((version) => [
    `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    `/usr/lib/${machine}-linux-gnu/webkitgtk-${version}/MiniBrowser`,
  ]),
);

interface Answer {
  readonly value: unknown;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface Refusal {
  readonly error: string;
  readonly message: string;
}

/** WebKit with its own driver. Requires a display: the command starts one. */
export async function startWebkit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (binary === undefined)
    throw new Error(
      'There is no WebKit: apt-get install --no-install-recommends webkit2gtk-driver',
    );
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    // Without a GPU, screenshots by shared graphics buffers only contain the upper part of the
    // window.
    env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
  });
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(120_000),
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value;
    const { error, message } = value as Refusal;
    throw new DriverError(error, message);
  };
  await until('the driver of WebKit', () => ask('GET', '/status').then(() => true));
  const { sessionId, capabilities } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    },
  })) as Session;
  const session = `/session/${sessionId}`;
  return createEngine(
    `WebKitGTK ${capabilities.browserVersion}`,
    ({ path, method = 'POST', body }) =>
      ask(method, session + path, method === 'GET' ? undefined : body),
    async () => {
      await ask('DELETE', session);
      driver.kill();
    },
  );
}
