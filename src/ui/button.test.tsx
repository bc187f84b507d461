// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Button } from './button';

test("shows a label in title case and keeps the specification's letters as its accessible name", () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(<Button>Verify income info</Button>));
  const button = place.querySelector('button');
  expect(button?.textContent).toBe('Verify Income Info');
  expect(button?.getAttribute('aria-label')).toBe('Verify income info');
});
