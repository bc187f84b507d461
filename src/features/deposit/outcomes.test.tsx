// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deposit } from '../../domain/deposit/use-deposit';
import type { ErrorCode } from '../../contract/error-codes';
import type { PaymentSource } from './common/method-schema';
import { usePay } from './fund-now/use-pay';
import { useSchedule } from './fund-over-time/use-schedule';
import { DEPOSIT, PAYMENT, SCHEDULE } from './testing/deposit-page';

const api = vi.hoisted(() => ({
  sent: [] as { input: { idempotencyKey: string } }[],
  answer: { data: null as object | null, problem: null as object | null },
}));

vi.mock('../../services/data/use-operation', () => ({
  useOperation: () => ({
    running: false,
    problem: null,
    clearProblem: () => undefined,
    run: (variables: { input: { idempotencyKey: string } }) => {
      api.sent.push(variables);
      return Promise.resolve(api.answer);
    },
  }),
}));

const SOURCE: PaymentSource = {
  kind: 'bank',
  account: {
    accountType: 'CHECKING',
    routingNumber: '110000000',
    accountNumber: '000123456789',
    name: 'Casha Depositor',
  },
};
const PLAN = { amount: 10_000, frequency: 'WEEKLY', firstOn: '2026-06-22' } as const;

type Ways = Pick<ReturnType<typeof usePay>, 'pay'> &
  Pick<ReturnType<typeof useSchedule>, 'schedule'>;

let root: Root;
let known: ((key: string) => Deposit) | null = null;
const ways: { current: Ways | null } = { current: null };

function Probe() {
  const refetch = () =>
    Promise.resolve(known?.(api.sent.at(-1)?.input.idempotencyKey ?? '') ?? null);
  const { pay } = usePay({ deposit: DEPOSIT, refetch });
  const { schedule } = useSchedule({ deposit: DEPOSIT, refetch });
  useEffect(() => {
    ways.current = { pay, schedule };
  });
  return null;
}

const pay = () => act(async () => ways.current?.pay(SOURCE, 30_000));
const schedule = () => act(async () => ways.current?.schedule(SOURCE, PLAN));

function refuse(code: ErrorCode, field: string | null = null): void {
  api.answer = { data: null, problem: { kind: 'refused', code, field } };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  Object.assign(api, { sent: [], answer: { data: null, problem: null } });
  known = () => DEPOSIT;
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
});
afterEach(() => act(() => root.unmount()));

describe('a payment with a lost response', () => {
  test.each<[ErrorCode, string | null, string]>([
    ['OFFER_CLOSED', null, 'moved'],
    ['TRANSITION_REFUSED', null, 'moved'],
    ['DEPOSIT_EXCEEDED', null, 'changed'],
    ['CARD_TOKEN_UNKNOWN', null, 'source'],
    ['FIELD_INVALID', 'bankAccount.routingNumber', 'field'],
    ['IDEMPOTENCY_KEY_REUSED', null, 'problem'],
  ])('refused by %s of %s: %s', async (code, field, kind) => {
    refuse(code, field);
    expect(await pay()).toMatchObject({ kind });
  });

  test('counts as made if the server has it, and each try sends the same key', async () => {
    refuse('DEPOSIT_EXCEEDED');
    known = (idempotencyKey) => ({ ...DEPOSIT, payments: [{ ...PAYMENT, idempotencyKey }] });
    expect(await pay()).toEqual({ kind: 'made' });
    api.answer = { data: { payDeposit: PAYMENT }, problem: null };
    expect(await pay()).toEqual({ kind: 'made' });
    expect(new Set(api.sent.map(({ input }) => input.idempotencyKey)).size).toBe(1);
    expect(api.sent[0]?.input).toMatchObject({ amount: 30_000, creditApplicationId: 'app_0001' });
  });

  test("is reported as a problem, never as made, if the server can't say", async () => {
    api.answer = { data: null, problem: { kind: 'unknown-outcome' } };
    expect(await pay()).toEqual({ kind: 'problem' });
  });
});

describe('a schedule with a lost response', () => {
  test.each<[ErrorCode, string | null, string]>([
    ['OFFER_CLOSED', null, 'moved'],
    ['TRANSITION_REFUSED', null, 'moved'],
    ['IDEMPOTENCY_KEY_REUSED', null, 'not-saved'],
    ['CARD_TOKEN_UNKNOWN', null, 'source'],
    ['FIELD_INVALID', 'firstOn', 'field'],
    ['SCHEDULE_EXISTS', null, 'problem'],
  ])('refused by %s of %s: %s', async (code, field, kind) => {
    refuse(code, field);
    expect(await schedule()).toMatchObject({ kind });
  });

  test('counts as made if the server has it under this key, and as another schedule under another key', async () => {
    refuse('SCHEDULE_EXISTS');
    known = (idempotencyKey) => ({ ...DEPOSIT, schedule: { ...SCHEDULE, idempotencyKey } });
    expect(await schedule()).toEqual({ kind: 'made' });
    known = () => ({ ...DEPOSIT, schedule: SCHEDULE });
    expect(await schedule()).toEqual({ kind: 'exists' });
  });

  test('gets a new key for the next try if it was stopped since', async () => {
    api.answer = { data: { scheduleDeposits: { ...SCHEDULE, status: 'STOPPED' } }, problem: null };
    expect(await schedule()).toEqual({ kind: 'not-saved' });
    await schedule();
    expect(new Set(api.sent.map(({ input }) => input.idempotencyKey)).size).toBe(2);
  });
});
