import { expect, test } from 'vitest';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import { faultNote } from './fault-note';

test('a fault of an operation that the screen does not send is reported with those it sends', () => {
  const note = faultNote('operation=acceptCreditOffer,status=503', 'cancel-offer');
  expect(note).toBe(
    "The fault operation=acceptCreditOffer,status=503 doesn't apply on cancel-offer, which doesn't send " +
      'acceptCreditOffer. These screens send it: personal-info-missing, verify-income, verify-payment. ' +
      'cancel-offer sends application, currentUser, getCashAmount, giveDeclineReason, rejectCreditOffer, ' +
      'shipments, withdrawApplication.',
  );
});

test.each([
  ['operation=acceptCreditOffer,status=503', 'verify-income'],
  ['operation=currentUser,status=503', 'offer'],
  ['endpoint=passwordless/start,status=429', 'login'],
  ['endpoint=/idp/passwordless/start,status=429', 'login'],
  ['endpoint=start,status=429', 'sign-up'],
  ['endpoint=events,status=500', 'offer'],
  ['endpoint=scripts/chat.js,status=404', 'offer'],
  ['endpoint=files/trovy/terms-of-service.pdf,status=404', 'offer'],
  ['endpoint=privacy-notice.pdf,trickle=5000', 'login'],
  ['endpoint=uploads/doc_0001,status=413', 'verify-info'],
  ['endpoint=labels/shp_0001.pdf,status=404', 'download-label'],
  ['captcha=image', 'login'],
  ['latency=3000', 'offer'],
  ['idToken=exp_past', 'offer'],
] as const)('the fault %s can apply on %s', (fault, screen) => {
  expect(faultNote(fault, screen)).toBeNull();
});

test.each([
  ['endpoint=passwordless/start,status=429', 'offer', /send it: login, sign-up\. offer sends /],
  ['endpoint=uploads/doc_0001,status=413', 'offer', /send it: quick-appraisal-metal, .* others\./],
  ['endpoint=labels/shp_0001.pdf,status=404', 'offer', /send it: download-label\./],
  ['endpoint=oauth/token,status=500', 'login', /No screen sends it\./],
  ['captcha=image', 'offer', /send it: login, sign-up\./],
  ['operation=currentUser,status=503', 'login', /login sends nothing of that kind\./],
] as const)('the fault %s is reported on %s', (fault, screen, note) => {
  expect(faultNote(fault, screen)).toMatch(note);
});

test('the control API sets a fault that can apply later, with a note', async () => {
  const seeded = await seededWorld();
  const faults = ['operation=acceptCreditOffer,status=503'];
  const set = async (path: string, body: object): Promise<unknown> =>
    (await seeded.post(path, body)).json();
  const notes = [expect.stringContaining("doesn't apply on manual-review")];
  expect(await set('/__mock/seed', { status: 'MANUAL_REVIEW', faults })).toMatchObject({ notes });
  expect(await set('/__mock/faults', { faults })).toMatchObject({ faults: [{}], notes });
  expect(await set('/__mock/faults', { faults: ['latency=1'] })).not.toHaveProperty('notes');
  expect(await set('/__mock/seed', { screen: 'verify-income', faults })).not.toHaveProperty(
    'notes',
  );
});
