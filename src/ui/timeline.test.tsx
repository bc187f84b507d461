import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './timeline';

test('a timeline states for each step whether it is done, current or next', () => {
  const html = renderToStaticMarkup(
    <Timeline
      steps={[
        { state: 'done', title: 'Sent', when: 'June 12, 2026' },
        { state: 'now', title: 'In review' },
        { state: 'next', title: 'Decision' },
      ]}
    />,
  );
  const text = html.replaceAll('</li>', '\n').replaceAll(/<[^>]+>/g, '');
  expect(text).toBe('Done: SentJune 12, 2026\nNow: In review\nNext: Decision\n');
  expect(html).toMatch(/^<ol/);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  // The color of controls has 3:1 contrast on every background. Forced colors keep borders.
  expect(html.match(/class="[^"]*2px_solid_token\(colors\.border\)/g)).toHaveLength(2);
  expect(html.match(/class="[^"]*0\.375rem_solid_token\(colors\.border\)/g)).toHaveLength(1);
});

test('a numbered timeline shows numbers until steps are done', () => {
  const html = renderToStaticMarkup(
    <Timeline
      numbered
      steps={[
        { state: 'done', title: 'Sent' },
        { state: 'now', title: 'In review' },
        { state: 'next', title: 'Decision' },
      ]}
    />,
  );
  const marks = [...html.matchAll(/aria-hidden="true">(?:<span[^>]*>)?([^<]*)</g)].map(
    ([, shown]) => shown,
  );
  expect(marks).toEqual(['', '2', '3']);
});
