import { datadogRum } from '@datadog/browser-rum';
import { followPerson, person } from '../analytics/person';
import { configuration } from '../configuration/configuration';
import { isAllowed, onConsentChange } from '../consent/consent';
import { isTrackingInDevelopment } from '../debugger/developer-flags';
import { cleanEvent } from './clean-event';
import { startCompressionWorker } from './compression-worker';
import { noteReplay } from './monitoring-state';
import { fetchRemoteConfiguration } from './remote-configuration';
import { createReplay } from './replay';
import { blockSessionCookie } from './session-cookie';

/** Percentage of monitored sessions, and of recorded ones among them (spec 9). */
const SAMPLED = { sessionSampleRate: 100, sessionReplaySampleRate: 20 } as const;

/**
 * Call once, after the performance category is allowed. The library starts without consent, then
 * gets it; withdrawing the category withdraws it.
 */
export async function startMonitoring(): Promise<void> {
  const { telemetry } = configuration();
  if (telemetry === undefined) return;
  if (__DEVELOPMENT__ && !isTrackingInDevelopment()) return;
  const { applicationId, clientToken, intake, environment, remoteConfiguration } = telemetry;
  const remote =
    remoteConfiguration === undefined ? {} : await fetchRemoteConfiguration(remoteConfiguration);
  const replay = createReplay(datadogRum);
  noteReplay(replay);
  // Text can be as private as input.
  document.documentElement.dataset['ddPrivacy'] = 'mask';
  datadogRum.init({
    applicationId,
    clientToken,
    ...(environment === undefined ? {} : { env: environment }),
    service: 'portal',
    ...SAMPLED,
    ...remote,
    telemetrySampleRate: 0,
    trackAnonymousUser: false,
    trackingConsent: 'not-granted',
    defaultPrivacyLevel: 'mask-user-input',
    enablePrivacyForActionName: true,
    startSessionReplayRecordingManually: true,
    useSecureSessionCookie: window.location.protocol === 'https:',
    proxy: ({ path, parameters }) => `${intake}${path}?${parameters}`,
    workerUrl: __COMPRESSION_WORKER__,
    beforeSend: (event) => {
      cleanEvent(event);
      replay.noteSession(event.session.has_replay === true);
      return true;
    },
  });
  const sendPerson = (): void => datadogRum.setUser({ ...person() });
  sendPerson();
  followPerson(sendPerson);

  const canRecord = await startCompressionWorker(__COMPRESSION_WORKER__);
  const cookie = blockSessionCookie(() => !isAllowed('performance'));
  let granted = false;
  const settle = (): void => {
    const allowed = isAllowed('performance');
    if (allowed === granted) return;
    granted = allowed;
    datadogRum.setTrackingConsent(allowed ? 'granted' : 'not-granted');
    if (allowed) {
      if (canRecord) replay.start();
      return;
    }
    replay.stop();
    cookie.remove();
  };
  settle();
  onConsentChange(settle);
}
