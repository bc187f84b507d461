import * as v from 'valibot';
import { css } from '../../../../styled-system/css';
import { ConsentRecordSchema, type ConsentRecord } from '../../../../src/catalogue/consent';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { Details } from '../../../../src/ui/details';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import type { TelemetryRecord } from '../../../world/state';
import { useWorldState } from '../panel-world';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', overflowWrap: 'anywhere' });
const json = css({
  fontSize: 'small',
  fontFamily: 'monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Newest first. */
const SHOWN = 10;

/** Null if this browser has no cookie choice. */
function storedConsent(): ConsentRecord | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.consentSettings) ?? '');
    const read = v.safeParse(ConsentRecordSchema, stored);
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const time = css({ whiteSpace: 'nowrap' });

/** To the minute. */
function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className={time}>
      {at.slice(0, 16).replace('T', ' ')} UTC
    </time>
  );
}

const agreedTo = (at: string | null) => (at === null ? 'not agreed to' : <Moment at={at} />);

const allowed = (is: boolean): string => (is ? 'allowed' : 'not allowed');

/** Such as view or action. */
function typeOf(event: unknown): string {
  const has = typeof event === 'object' && event !== null && 'type' in event;
  return has && typeof event.type === 'string' ? event.type : 'event';
}

/** "9 × resource, view". */
function typesOf(events: readonly unknown[]): string {
  const counts = new Map<string, number>();
  for (const type of events.map(typeOf)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts]
    .map(([type, count]) => (count === 1 ? type : `${String(count)} × ${type}`))
    .join(', ');
}

function nameOf({ kind, bytes, events }: TelemetryRecord): string {
  const what = events === null ? 'cannot be read' : typesOf(events);
  return `${kind}, ${String(bytes)} bytes: ${what}`;
}

/** Consents of this browser and of the applicant, and the monitoring data sent because of them. */
export function ConsentSection() {
  const { state } = useWorldState();
  const consent = storedConsent();
  const user = state.users.at(-1);
  const numbered = state.telemetry.map((record, number) => ({ record, number }));
  const sent = numbered.slice(-SHOWN).toReversed();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={3}>Consents</Heading>
        <ul className={list}>
          {consent === null ? (
            <li>Cookies: nothing was chosen yet</li>
          ) : (
            <>
              <li>Functional cookies: {allowed(consent.functional)}</li>
              <li>Performance cookies: {allowed(consent.performance)}</li>
              <li>
                Chosen <Moment at={consent.decidedAt} />, version{' '}
                <span className={time}>{consent.version}</span>
              </li>
            </>
          )}
          {user !== undefined && (
            <>
              <li>Electronic documents: {agreedTo(user.eSignConsentAt)}</li>
              <li>Terms of Service: {agreedTo(user.termsAcceptedAt)}</li>
              <li>Marketing by text: {allowed(user.marketing.byText)}</li>
              <li>Marketing by email: {allowed(user.marketing.byEmail)}</li>
            </>
          )}
        </ul>
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>Monitoring received</Heading>
        {sent.length === 0 ? (
          <Text tone="muted">Nothing: it is sent once performance cookies are allowed.</Text>
        ) : (
          <ol className={list}>
            {sent.map(({ record, number }) => (
              <li key={number}>
                <Details summary={nameOf(record)}>
                  <pre className={json}>{JSON.stringify(record.events, null, 1)}</pre>
                </Details>
              </li>
            ))}
          </ol>
        )}
      </Stack>
    </Stack>
  );
}
