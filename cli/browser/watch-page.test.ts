import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { watchContext } from './watch-page';

const REFUSED = 'Failed to load resource: the server responded with a status of 400 (Bad Request)';

function watchConsole() {
  const context = new EventEmitter();
  return {
    watch: watchContext(context as unknown as BrowserContext, 'http://localhost:1'),
    say: (text: string, url: string, type = 'error') =>
      context.emit('console', { text: () => text, type: () => type, location: () => ({ url }) }),
  };
}

test.each([
  [REFUSED, 'http://localhost:1/__mock/change', false],
  [REFUSED, 'http://localhost:1/demo/__mock/change', false],
  [REFUSED, 'http://localhost:1/graphql', true],
  [REFUSED, 'http://localhost:1/graphql?from=/__mock/', true],
  ['[portal] it broke', 'http://localhost:1/__mock/hosted.js', true],
])('the console message %s at %s is unexpected: %s', (text, url, isUnexpected) => {
  const { watch, say } = watchConsole();
  say(text, url);
  expect(watch.takeProblems()).toEqual(
    isUnexpected ? [`Unexpected in the console: ${text} (${url})`] : [],
  );
});

test.each([
  ['error', true],
  ['warning', true],
  ['assert', true],
  ['log', false],
  ['info', false],
  ['debug', false],
])('console messages of type %s are unexpected: %s', (type, isUnexpected) => {
  const { watch, say } = watchConsole();
  say('something', 'http://localhost:1/', type);
  expect(watch.takeProblems()).toHaveLength(isUnexpected ? 1 : 0);
});

test('takeConsole returns all console output once, expected or not', () => {
  const { watch, say } = watchConsole();
  watch.allowConsole(/Failed to load resource/);
  const text = 'Failed to load resource: net::ERR_CONNECTION_RESET';
  const url = 'http://localhost:1/co/authenticate';
  say(text, url);
  expect(watch.takeProblems()).toEqual([]);
  expect(watch.takeConsole()).toEqual([`${text} (${url})`]);
  expect(watch.takeConsole()).toEqual([]);
});
