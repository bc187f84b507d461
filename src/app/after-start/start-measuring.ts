import type { Stage } from '../../services/analytics/payload';
import { forgetWaiting, viewAgain } from '../../services/analytics/track';
import { isAllowed, onConsentChange } from '../../services/consent/consent';
import { log } from '../../services/log';

async function loadAnalytics(stage: Stage): Promise<void> {
  try {
    const { startAnalytics } = await import('../../services/analytics/start-analytics');
    startAnalytics(stage);
  } catch {
    // Nobody needs it to apply.
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
 * Loads what measures, each once its category is allowed: a visitor who allows nothing loads no byte of
 * it. What happened before it was allowed is never sent; the page on which that is said counts from then on.
 */
export function startMeasuring(stage: Stage): void {
  let analytics = false;
  let monitoring = false;
  const settle = (): void => {
    const functional = isAllowed('functional');
    // A build for development also shows what was withheld, so it loads what decides on it.
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
