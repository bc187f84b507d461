// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { requireRoot, SAY_MISPLACED } from '../../cli/launch/plugins/root-only';

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  const script = document.createElement('script');
  script.textContent = SAY_MISPLACED;
  document.head.append(script);
});

/** An element of the page whose file is not found. */
function fail(name: 'script' | 'img'): void {
  const element = document.createElement(name);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
}

test('a copy whose scripts are not found says where it has to stand', () => {
  fail('script');
  expect(document.querySelector('h1')?.textContent).toBe('This copy is in the wrong place');
  expect(document.body.textContent).toContain(`such as ${location.origin}/`);
});

test('a picture that is missing is no such thing', () => {
  fail('img');
  expect(document.querySelector('h1')).toBeNull();
});

test('a build for another place than the root is refused', () => {
  expect(() => requireRoot({ base: '/demo/' })).toThrow('without --base /demo/');
  expect(() => requireRoot({ base: '/' })).not.toThrow();
});
