// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Rules {
  createHTML(markup: string): string | null;
  createScriptURL(address: string): string | null;
}

const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

beforeEach(() => {
  vi.resetModules();
  createPolicy.mockClear();
  vi.stubGlobal('trustedTypes', { createPolicy });
});

afterEach(() => vi.unstubAllGlobals());

interface Trusted {
  readonly scripts?: readonly string[];
  readonly markup?: readonly string[];
}

async function rulesAfter(...calls: readonly Trusted[]): Promise<Rules> {
  const { trust } = await import('./default-policy');
  for (const call of calls) trust(call);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  if (rules === undefined) throw new Error('No policy was made.');
  return rules;
}

test('scripts may load only from this origin and the listed ones', async () => {
  const rules = await rulesAfter(
    { scripts: ['https://chat.example.com/widget.js?id=1'] },
    { scripts: ['https://*.arkose.example'] },
  );
  const isLet = (address: string) => rules.createScriptURL(address) === address;
  expect(isLet('/assets/worker.js')).toBe(true);
  expect(isLet('https://chat.example.com/more.js')).toBe(true);
  expect(isLet('https://client-api.arkose.example/v2/api.js')).toBe(true);
  for (const address of [
    'https://evil.example/widget.js',
    'https://chat.example.com.evil.example/widget.js',
    'https://evil-arkose.example/',
    'http://client.arkose.example/',
    '//evil.example/widget.js',
    'data:text/javascript,alert(1)',
    'blob:https://chat.example.com/1',
    'javascript:alert(1)',
    'https://[',
  ]) {
    expect(isLet(address), address).toBe(false);
  }
});

test('HTML must equal a listed text', async () => {
  const rules = await rulesAfter({ markup: ['<div class="captcha"></div>'] });
  expect(rules.createHTML('')).toBe('');
  expect(rules.createHTML('<div class="captcha"></div>')).toBe('<div class="captcha"></div>');
  expect(rules.createHTML('<div class="captcha"></div><img src=x onerror=alert(1)>')).toBeNull();
});

test('a browser without Trusted Types is unaffected', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trust } = await import('./default-policy');
  trust({ scripts: ['https://chat.example.com/widget.js'] });
  expect(createPolicy).not.toHaveBeenCalled();
});
