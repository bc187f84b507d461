import { expect, test } from 'vitest';
import { seededWorld } from '../seed/testing/seeded-world';

test.each([
  ['operation=curentUser,status=503', 'did you mean currentUser?'],
  ['operation=constructor,status=503', 'unknown operation constructor'],
  ['operation=__proto__,status=503', 'unknown operation __proto__'],
  ['idToken=exp_pst', 'did you mean exp_past?'],
  ['idToken=constructor', 'unknown token fault constructor'],
])('%s is refused wherever it is typed', async (fault, message) => {
  const seeded = await seededWorld();
  for (const path of ['/__mock/faults', '/__mock/seed']) {
    const response = await seeded.post(path, { faults: [fault] });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  }
});

test('a fault of an operation strikes a request that names it in the query only', async () => {
  const seeded = await seededWorld({ faults: ['operation=currentUser,status=503'] });
  const response = await seeded.post('/graphql', {
    query: 'query currentUser { currentUser { id } }',
  });
  expect(response.status).toBe(503);
});

test.each([
  ['offer', 'home_light', 'OFFER_DECISION_NEEDED'],
  ['not-prequalified', 'pesto_item', 'NOT_PREQUALIFIED'],
])(
  'a seed of screen %s in %s takes the status in which it is shown',
  async (screen, program, status) => {
    const seeded = await seededWorld();
    const response = await seeded.post('/__mock/seed', { screen, program });
    expect(response.status).toBe(200);
    expect(seeded.application().status).toBe(status);
  },
);
