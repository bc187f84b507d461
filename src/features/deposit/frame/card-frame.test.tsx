import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardFrame } from './card-frame';

test("a frame that doesn't load says that nothing was charged", () => {
  const state = { frame: { current: null }, address: '', height: 0, submit: () => undefined };
  const markup = (phase: 'missing' | 'ended') =>
    renderToStaticMarkup(<CardFrame state={{ ...state, phase, reload: () => undefined }} />);
  expect(markup('missing')).toContain(
    'Something went wrong on our side. You haven’t been charged.',
  );
  expect(markup('missing')).toContain('Try Again');
  expect(markup('ended')).toBe('');
});
