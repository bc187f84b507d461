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
import { keepSessionCookieAway } from './session-cookie';

/** Sessions that are monitored, and of those the ones that are recorded, in a hundred (spec 9). */
const SAMPLED = { sessionSampleRate: 100, sessionReplaySampleRate: 20 } as const;

/**
 * Starts monitoring and replay. Called once, after the performance category was allowed; the library
 * starts without consent, is then granted it, and loses it when the category is withdrawn.
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
  // What the page says can be as telling as what is typed into it.
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
  const tellPerson = (): void => datadogRum.setUser({ ...person() });
  tellPerson();
  followPerson(tellPerson);

  const canRecord = await startCompressionWorker(__COMPRESSION_WORKER__);
  const cookie = keepSessionCookieAway(() => !isAllowed('performance'));
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
