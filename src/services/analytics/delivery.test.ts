// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createDelivery } from './delivery';

test.each([
  ['arrives although the page is left', 59_999, true],
  ['is too long for that, which the browser would refuse', 60_000, false],
])('an event %s', async (_, length, keepalive) => {
  const request = vi.fn<typeof fetch>(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', request);
  const report = vi.fn<() => void>();
  createDelivery('https://portal.test/events').send({
    name: 'Signed In',
    body: () => 'x'.repeat(length),
    report,
  });
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith({ kind: 'sent' }));
  expect(request.mock.calls[0]?.[1]).toMatchObject({ keepalive });
});
