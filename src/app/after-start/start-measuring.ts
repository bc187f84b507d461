import type { Stage } from '../../services/analytics/payload';
import { forgetWaiting, viewAgain } from '../../services/analytics/track';
import { isAllowed, onConsentChange } from '../../services/consent/consent';
import { log } from '../../services/log';

async function loadAnalytics(stage: Stage): Promise<void> {
  try {
    const { startAnalytics } = await import('../../services/analytics/start-analytics');
    startAnalytics(stage);
  } catch {
    // Not needed to apply.
    log.warn('Analytics could not be loaded');
  }
}

async function loadMonitoring(): Promise<void> {
  try {
    const { startMonitoring } = await import('../../services/monitoring/start-monitoring');
    await startMonitoring();
  } catch {
    log.warn('Monitoring could not be loaded');
  }
}

/**
 * Loads measurement code only once its category is allowed. Events before consent are never sent;
 * the page with the choice is the first that counts.
 */
export function startMeasuring(stage: Stage): void {
  let analytics = false;
  let monitoring = false;
  const settle = (): void => {
    const functional = isAllowed('functional');
    // Development builds show withheld events, too, so they load the code that decides.
    if (!analytics && (functional || __DEVELOPMENT__)) {
      analytics = true;
      void loadAnalytics(stage);
    }
    if (!monitoring && isAllowed('performance')) {
      monitoring = true;
      void loadMonitoring();
    }
  };
  let wasAllowed = isAllowed('functional');
  settle();
  onConsentChange(() => {
    const now = isAllowed('functional');
    if (now && !wasAllowed) {
      forgetWaiting();
      viewAgain();
    }
    wasAllowed = now;
    settle();
  });
}
