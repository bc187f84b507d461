import * as v from 'valibot';
import type { Responder } from '../core/context';

/** An analytics event (spec 3). */
const AnalyticsEvent = v.object({
  eventName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  eventProperties: v.record(v.string(), v.unknown()),
});

/** So many events are kept, the last ones. */
const KEPT = 500;

const PATH = '/events';

/** The analytics endpoint: takes events and keeps them for inspection. */
export const collectors: Responder = async (request, context) => {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { Allow: 'POST' } },
    );
  }
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return Response.json(
      { error: 'invalid_event', detail: 'The body is not JSON' },
      { status: 400 },
    );
  }
  const result = v.safeParse(AnalyticsEvent, body);
  if (!result.success) {
    const [issue] = result.issues;
    const detail = `${v.getDotPath(issue) ?? 'event'}: ${issue.message}`;
    return Response.json({ error: 'invalid_event', detail }, { status: 400 });
  }
  const { events } = context.state;
  events.push(body);
  events.splice(0, Math.max(0, events.length - KEPT));
  return new Response(null, { status: 202 });
};
