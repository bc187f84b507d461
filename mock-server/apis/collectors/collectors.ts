import * as v from 'valibot';
import { jsonProblem, readJson } from '../../world/read-json';
import type { Responder } from '../../world/context';

/** Spec 3. */
const AnalyticsEvent = v.object({
  eventName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  eventProperties: v.record(v.string(), v.unknown()),
});

/** Characters. */
const LONGEST = 32_768;

/** Less than the nesting of a state, which contains events. */
const MOST_LEVELS = 50;

const PATH = '/events';

/** Analytics endpoint; stores events for inspection. */
export const collectors: Responder = async (request, context) => {
  if (new URL(request.url).pathname !== PATH) return null;
  if (request.method !== 'POST') {
    return Response.json(
      { error: 'method_not_allowed' },
      { status: 405, headers: { Allow: 'POST' } },
    );
  }
  const text = await request.text();
  if (text.length > LONGEST) {
    const detail = `An event has at most ${String(LONGEST)} characters; this one has ${String(text.length)}`;
    return Response.json({ error: 'payload_too_large', detail }, { status: 413 });
  }
  let body: unknown;
  try {
    body = readJson(text, MOST_LEVELS);
  } catch (error) {
    return Response.json({ error: 'invalid_event', detail: jsonProblem(error) }, { status: 400 });
  }
  const result = v.safeParse(AnalyticsEvent, body);
  if (!result.success) {
    const [issue] = result.issues;
    const detail = `${v.getDotPath(issue) ?? 'event'}: ${issue.message}`;
    return Response.json({ error: 'invalid_event', detail }, { status: 400 });
  }
  context.state.events.push(body);
  return new Response(null, { status: 202 });
};
