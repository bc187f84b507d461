import type { BrowserContext, ConsoleMessage } from 'playwright';

/** Console errors, exceptions, requests to other origins. */
export interface PageWatch {
  /** Until the next takeProblems. */
  allowConsole(pattern: RegExp): void;
  /** Until the next takeProblems. */
  allowOrigin(origin: string): void;
  /** Problems since the last call, as sentences. Resets what is allowed. */
  takeProblems(): string[];
  /** All console output so far. */
  takeConsole(): string[];
}

/** A request by the test itself may be refused, which says nothing about the page. */
const isOwnRequest = (message: ConsoleMessage, url: string) =>
  message.text().startsWith('Failed to load resource') && /^[^?#]*\/__mock\//.test(url);

/** Errors and warnings; browsers log a failed assertion as an error. */
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning', 'assert'].includes(message.type());

/** Only `origins` may be requested. */
export function watchContext(context: BrowserContext, ...origins: readonly string[]): PageWatch {
  const allowedOrigins = new Set(origins);
  const allowed: RegExp[] = [];
  const complaints: string[] = [];
  const output: string[] = [];
  const failures: string[] = [];

  context.on('weberror', (event) => {
    const error = event.error();
    failures.push(`The page threw: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (!isComplaint(message) || isOwnRequest(message, url)) return;
    const complaint = `${message.text()} (${url})`;
    complaints.push(complaint);
    output.push(complaint);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isLocal && !allowedOrigins.has(origin)) {
      failures.push(`A request left the origin: ${request.url()}`);
    }
  });

  return {
    allowOrigin: (origin) => void allowedOrigins.add(origin),
    allowConsole: (pattern) => void allowed.push(pattern),
    takeProblems: () => {
      const unexpected = complaints
        .splice(0)
        .filter((text) => !allowed.some((pattern) => pattern.test(text)))
        .map((text) => `Unexpected in the console: ${text}`);
      allowed.length = 0;
      return [...failures.splice(0), ...unexpected];
    },
    takeConsole: () => output.splice(0),
  };
}
