import { centsText } from '../../../src/catalogue/plain-text';
import type { ApplicationRecord, WorldState } from '../../world/state';

/** What goes back of the deposit of an application that has ended, where its own sentence does not say it. */
export function refundSentence({ deposits }: WorldState, application: ApplicationRecord): string[] {
  if (application.closureReceived !== null) return [];
  const sum = deposits.refunds
    .filter(({ applicationId, sentAt }) => applicationId === application.id && sentAt === null)
    .reduce((total, { amount }) => total + amount, 0);
  return sum === 0 ? [] : [`We’re sending back the ${centsText(sum)} that arrived.`];
}
