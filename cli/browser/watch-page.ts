import type { BrowserContext, ConsoleMessage } from 'playwright';

/** What a page must not do unnoticed: complain in the console, throw, or ask another origin. */
export interface PageWatch {
  /** Says that console messages which match are expected in this test. */
  allowConsole(pattern: RegExp): void;
  /** Says that another origin is asked in this test. */
  allowOrigin(origin: string): void;
  /** What happened since the last call that must not, as sentences. What was allowed ends with it. */
  takeProblems(): string[];
  /** Takes what the console said so far, expected or not: what a case failed by can be among it. */
  takeConsole(): string[];
}

/** The outside world is asked there by who tries the portal, and may refuse: that says nothing of the page. */
const isOwnRequest = (message: ConsoleMessage, url: string) =>
  message.text().startsWith('Failed to load resource') && /^[^?#]*\/__mock\//.test(url);

/** Whether a console message is an error or a warning; browsers log a failed assertion as an error. */
const isComplaint = (message: ConsoleMessage) =>
  ['error', 'warning', 'assert'].includes(message.type());

/** Watches every page of a context. None but `origins` may be asked for anything. */
export function watchContext(context: BrowserContext, ...origins: readonly string[]): PageWatch {
  const asked = new Set(origins);
  const allowed: RegExp[] = [];
  const complaints: string[] = [];
  const heard: string[] = [];
  const failures: string[] = [];

  context.on('weberror', (event) => {
    const error = event.error();
    failures.push(`The page threw: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (!isComplaint(message) || isOwnRequest(message, url)) return;
    const said = `${message.text()} (${url})`;
    complaints.push(said);
    heard.push(said);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isLocal = protocol === 'data:' || protocol === 'blob:' || protocol === 'about:';
    if (!isLocal && !asked.has(origin)) {
      failures.push(`A request left the origin: ${request.url()}`);
    }
  });

  return {
    allowOrigin: (origin) => void asked.add(origin),
    allowConsole: (pattern) => void allowed.push(pattern),
    takeProblems: () => {
      const unexpected = complaints
        .splice(0)
        .filter((text) => !allowed.some((pattern) => pattern.test(text)))
        .map((text) => `Unexpected in the console: ${text}`);
      allowed.length = 0;
      return [...failures.splice(0), ...unexpected];
    },
    takeConsole: () => heard.splice(0),
  };
}
