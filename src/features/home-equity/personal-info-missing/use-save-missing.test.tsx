// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import type { PersonalInformation } from '../common/personal-schema';
import { useSaveMissing } from './use-save-missing';

const api = vi.hoisted(() => ({
  sent: [] as unknown[],
  answers: [] as { data: object | null; problem: object | null }[],
}));

vi.mock('../../../services/data/use-operation', () => ({
  useOperation: () => ({
    run: (variables: unknown) => {
      api.sent.push(variables);
      return Promise.resolve(api.answers.shift() ?? { data: null, problem: null });
    },
  }),
}));
vi.mock('../common/use-submit-personal-information', () => ({
  useSubmitPersonalInformation: () => ({ submit: () => Promise.reject(new Error('Not now')) }),
}));

const NEEDED = { id: 'app_0001', status: 'FIN_INFO_NEEDED' } as Application;
const ACCEPTED = { data: { acceptCreditOffer: { status: 'OFFER_ACCEPTED' } }, problem: null };
const ACCEPT = { creditApplicationId: 'app_0001', ssnItin: null, dob: null, annualIncome: null };

type Save = ReturnType<typeof useSaveMissing>;
const saving: { current: Save | null } = { current: null };
let root: Root;

function Probe() {
  const save = useSaveMissing();
  useEffect(() => {
    saving.current = save;
  });
  return null;
}

const save = (given: Partial<PersonalInformation>) =>
  act(async () => saving.current?.({} as Applicant, NEEDED, given));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(api, { sent: [], answers: [] });
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Probe />));
});
afterEach(() => act(() => root.unmount()));

test('information for acceptance is sent with it only', async () => {
  api.answers = [ACCEPTED];
  const given = { taxId: '666121234', dob: '1985-04-28', annualIncome: 52_000 };
  expect(await save(given)).toEqual({ status: 'OFFER_ACCEPTED', problem: null });
  const { taxId: ssnItin, dob, annualIncome } = given;
  expect(api.sent).toEqual([{ ...ACCEPT, ssnItin, dob, annualIncome }]);
});

test('other information is saved first, and a refusal prevents acceptance', async () => {
  api.answers = [{ data: {}, problem: null }, ACCEPTED];
  await save({ firstName: 'Testa', annualIncome: 52_000 });
  expect(api.sent).toEqual([
    { input: { firstName: 'Testa' } },
    { ...ACCEPT, annualIncome: 52_000 },
  ]);
  api.sent = [];
  api.answers = [{ data: null, problem: { kind: 'failed' } }];
  expect(await save({ firstName: 'Testa' })).toEqual({ status: null, problem: { kind: 'failed' } });
  expect(api.sent).toHaveLength(1);
});
