import { expect, test } from 'portal-kit/playwright';
import { test as world } from 'portal-kit/vitest';

test.use({ seed: { status: 'MANUAL_REVIEW' }, mock: { url: 'http://mock.test/', world: 'one' } });

test('what is wrong does not compile', async ({ portal }) => {
  await portal.expectScreen('offer');
  // @ts-expect-error there is no such screen
  await portal.expectScreen('ofer');
  const { applications } = await portal.state();
  const [application] = applications;
  expect(application?.status === 'COMPLETE').toBe(false);
  // @ts-expect-error there is no such status
  expect(application?.status === 'DONE').toBe(false);
  // @ts-expect-error there is no such flow
  await portal.complete('house', 'offer');
  // @ts-expect-error the cash flow has no such screen
  await portal.complete('cash', 'offer');
  for (const message of await portal.inbox()) expect(message.code?.length).toBe(6);
});

world('without a browser, too', ({ portal }) => {
  const at: string = portal.state().seed.now;
  // @ts-expect-error a seed has no such part
  void portal.state().seed.moment;
  void at;
});

world('what is asked for has the type that was given', async ({ portal }) => {
  const { data, errors } = await portal.query<{ currentUser: { firstName: string } | null }>('');
  const name: string | undefined = data?.currentUser?.firstName;
  // @ts-expect-error it was not asked for
  void data?.currentUser?.lastName;
  const message: string | undefined = errors?.[0]?.message;
  // @ts-expect-error without a type it is not known
  void (await portal.query('')).data?.currentUser;
  void [name, message];
});
