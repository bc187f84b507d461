// @vitest-environment jsdom
import type { RumEvent } from '@datadog/browser-rum';
import { beforeEach, expect, test, vi } from 'vitest';
import { cleanEvent } from './clean-event';

const SECRETS = /666-12-3456|ana@example\.com|eyJh|998877|hunter2/;

function cleaned(event: Record<string, unknown>): string {
  const fullEvent = {
    view: {
      url: `${location.origin}/login?code=998877&utm_source=mail#access_token=eyJhbGciOi.eyJh`,
      referrer: 'https://mail.example.com/inbox/ana@example.com?code=998877',
    },
    ...event,
  } as unknown as RumEvent;
  cleanEvent(fullEvent);
  return JSON.stringify(fullEvent);
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

test.each([
  ['view', { type: 'view' }],
  [
    'long task',
    {
      type: 'long_task',
      long_task: {
        scripts: [
          {
            source_url: `${location.origin}/?code=998877&ref=666-12-3456`,
            invoker: `${location.origin}/login?email=ana@example.com`,
          },
        ],
      },
    },
  ],
  ['resource', { type: 'resource', resource: { url: 'https://api.test/a?code=998877' } }],
  [
    'resource of a stranger',
    { type: 'resource', resource: { url: 'https://x.test/ana@example.com' } },
  ],
  [
    'error',
    {
      type: 'error',
      error: {
        message: '[portal] Data error {"userId":"ana@example.com","url":"/login?code=998877"}',
        stack: `Error: 666-12-3456\n at f (${location.origin}/assets/a.js?k=hunter2:1:2)`,
        handling_stack: 'at ana@example.com',
        resource: { url: 'https://api.test/graphql?token=eyJhbGciOi.eyJh' },
      },
    },
  ],
  ['action', { type: 'action', action: { target: { name: 'Write to ana@example.com' } } }],
])('an event of %s contains nothing private', (_, event) => {
  expect(cleaned(event)).not.toMatch(SECRETS);
});

test('the largest contentful paint has no query of its address', () => {
  const url = `${location.origin}/picture.svg`;
  const view = {
    url: location.href,
    performance: { lcp: { resource_url: `${url}?token=eyJhbGciOi.eyJh` } },
  };
  const text = cleaned({ type: 'view', view });
  expect(text).not.toMatch(SECRETS);
  expect(text).toContain(`"resource_url":"${url}"`);
});

test('useful debugging data stays', () => {
  const text = cleaned({
    type: 'error',
    error: {
      message: '[portal] Rendering failed {"message":"x"}',
      stack: `Error: no such thing\n at f (${location.origin}/assets/a.js:10:21)`,
      resource: { url: 'https://api.test/graphql' },
    },
  });
  expect(text).toContain('"message":"[portal] Rendering failed"');
  expect(text).toContain(`at f (${location.origin}/assets/a.js:10:21)`);
  expect(text).toContain('https://api.test/graphql');
  expect(text).toContain(`${location.origin}/login?utm_source=mail`);
  expect(text).toContain('"referrer":"https://mail.example.com/"');
});

test('reports a page that the portal lacks without the words of its path', () => {
  window.history.replaceState(null, '', '/Your-account-is-locked');
  const url = `${location.origin}/Your-account-is-locked`;
  const text = cleaned({ type: 'resource', view: { url }, resource: { type: 'document', url } });
  window.history.replaceState(null, '', '/');
  expect(text).not.toContain('locked');
});
