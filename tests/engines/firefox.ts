import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine, DriverError, type Engine } from './engine';
import { until } from './until';

/** Keeps a fresh profile offline, and lets a driver connect at any free port. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
} as const;

interface Refusal {
  readonly error: string;
  readonly message: string;
}

type Reply = readonly [number, number, Refusal | null, { readonly value?: unknown }];

/** Firefox's own protocol, which geckodriver translates to HTTP: `length:[...]`. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #heard = Buffer.alloc(0);
  #count = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#hear(chunk));
  }

  #hear(chunk: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, chunk]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      if (colon === -1) return;
      const end = colon + 1 + Number(this.#heard.subarray(0, colon).toString());
      if (this.#heard.length < end) return;
      const message: unknown = JSON.parse(this.#heard.subarray(colon + 1, end).toString());
      this.#heard = this.#heard.subarray(end);
      // The initial message isn't a reply.
      if (Array.isArray(message)) {
        const reply = message as unknown as Reply;
        this.#waiting.get(reply[1])?.(reply);
        this.#waiting.delete(reply[1]);
      }
    }
  }

  async send(name: string, body: object): Promise<unknown> {
    const id = ++this.#count;
    const text = JSON.stringify([0, id, name, body]);
    const [, , refusal, result] = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (refusal !== null) throw new DriverError(refusal.error, refusal.message);
    return result;
  }

  end(): void {
    this.#socket.destroy();
  }
}

const valueOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;

/** Firefox by its built-in protocol: Debian has no package for geckodriver. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const binary = process.env['FIREFOX_PATH'] ?? 'firefox-esr';
  const firefox = spawn(
    binary,
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile, TZ: 'America/New_York' } },
  );
  const gone = new Promise<void>((resolve) => {
    firefox.on('exit', () => resolve());
    firefox.on('error', () => resolve());
  });
  const port = await until(
    'Firefox (apt-get install --no-install-recommends firefox-esr)',
    async () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  const marionette = new Marionette(connect(port, '127.0.0.1'));
  const session = await marionette.send('WebDriver:NewSession', { acceptInsecureCerts: true });
  const { capabilities } = session as { capabilities: { browserVersion: string } };
  return createEngine(
    `Firefox ${capabilities.browserVersion}`,
    async ({ name, body }) => valueOf(await marionette.send(`WebDriver:${name}`, body ?? {})),
    async () => {
      marionette.end();
      firefox.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  );
}
