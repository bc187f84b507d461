import { ApolloProvider } from '@apollo/client/react';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { ScreenId } from '../../../catalogue/screens';
import { BrandContext } from '../../../domain/program/use-brand';
import type { Deposit, DepositSchedule, Payment } from '../../../domain/deposit/use-deposit';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { loadBrand } from '../../../programs/registry';
import { createDataClient } from '../../../services/data/data-client';
import { restoreApi, stubApi } from '../../../services/data/testing/stub-api';

export const PAYMENT: Payment = {
  id: 'pay_0001',
  idempotencyKey: 'key-payment-1',
  amount: 30_000,
  method: 'BANK_ACCOUNT',
  brand: null,
  accountType: 'CHECKING',
  lastFour: '6789',
  status: 'MICRO_DEPOSITS',
  failure: null,
  createdAt: '2026-06-15T16:00:00.000Z',
  expectedOn: null,
  settledOn: null,
  triesLeft: 3,
  bankUrl: null,
  scheduled: false,
  refund: null,
};

export const SCHEDULE: DepositSchedule = {
  id: 'sch_0001',
  idempotencyKey: 'key-0000001',
  amount: 10_000,
  frequency: 'WEEKLY',
  firstOn: '2026-06-16',
  deadline: '2026-07-20',
  status: 'ACTIVE',
  method: 'BANK_ACCOUNT',
  lastFour: '6789',
  deposits: [],
  minimumDeposit: 2000,
  reaches: 30_000,
  completeOn: null,
};

/** $300, nothing paid. */
export const DEPOSIT: Deposit = {
  applicationId: 'app_0001',
  status: 'OFFER_DECISION_NEEDED',
  cash: {
    creditLine: 30_000,
    deposit: 30_000,
    annualFee: 3500,
    minimum: 20_000,
    maximum: 300_000,
    step: 5000,
    minimumDeposit: 2000,
    received: 0,
    onTheWay: 0,
    waiting: 0,
    remaining: 30_000,
    refunded: 0,
    refunds: [],
    windowDays: 35,
    fundingEndsOn: '2026-07-20',
  },
  payments: [],
  schedule: null,
};

/**
 * Renders a part of the deposit flow in Pesto Cash. Requests wait until a test calls `answer` or
 * `refuse`.
 */
export interface DepositPage {
  show(node: ReactNode): Promise<void>;
  type(name: string, text: string): Promise<void>;
  press(label: string): Promise<void>;
  submit(times: number): Promise<void>;
  readonly sent: readonly string[];
  answer(data: Readonly<Record<string, unknown>>): Promise<void>;
  refuse(field: string): Promise<void>;
  close(): void;
}

export async function openDepositPage(screen: ScreenId, now: string): Promise<DepositPage> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  vi.setSystemTime(now);
  const brand = { ...(await loadBrand('pesto_cash')), id: 'pesto_cash' as const };
  const sent: string[] = [];
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    sent.push(operationName);
    return new Promise<Response>((resolve) => waiting.push(resolve));
  });
  vi.stubGlobal('scrollTo', () => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  const client = createDataClient();
  const inTime = (doing: () => void): Promise<void> =>
    act(async () => {
      doing();
      await vi.advanceTimersByTimeAsync(500);
    });
  return {
    sent,
    show: (node) =>
      inTime(() =>
        root.render(
          <ApolloProvider client={client}>
            <BrandContext value={brand}>
              <ScreenContext value={{ id: screen, flow: 'cash' }}>{node}</ScreenContext>
            </BrandContext>
          </ApolloProvider>,
        ),
      ),
    type: (name, text) =>
      inTime(() => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (field === null) throw new Error(`There is no field ${name}.`);
        // React ignores values set by the element's own setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: (label) =>
      inTime(() => {
        const candidates = document.querySelectorAll<HTMLElement>('button, label');
        const found = [...candidates].find(({ textContent }) => textContent === label);
        if (found === undefined) throw new Error(`Nothing is called ${label}.`);
        found.click();
      }),
    submit: (times) =>
      inTime(() => {
        const form = document.querySelector('form');
        for (let count = 0; count < times; count += 1) {
          form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        }
      }),
    answer: (data) =>
      inTime(() => {
        for (const resolve of waiting.splice(0)) resolve(Response.json({ data }));
      }),
    refuse: (field) =>
      inTime(() => {
        const extensions = { code: 'FIELD_INVALID', field };
        const errors = [{ message: 'Refused', extensions }];
        for (const resolve of waiting.splice(0)) resolve(Response.json({ errors, data: null }));
      }),
    close: () => {
      act(() => root.unmount());
      document.body.replaceChildren();
      restoreApi();
    },
  };
}
