import { expect, test } from 'vitest';
import { pagedReducer, type PagedAction, type PagedState } from './paged-state';

const START: PagedState<string> = { asked: 0, shown: 0, checks: null, refused: [], sent: null };

const after = (...actions: readonly PagedAction<string>[]): PagedState<string> =>
  actions.reduce<PagedState<string>>(pagedReducer, START);

const refusal = (name: string) => ({ name, message: `Check ${name}` });

test('shows an earlier page than the address names, if that one is invalid', () => {
  expect(after({ type: 'address changed', asked: 3, shown: 1 })).toMatchObject({
    asked: 3,
    shown: 1,
  });
});

test('validates the page that the user was sent back to, once', () => {
  expect(after({ type: 'sent back', to: 2 }).checks).toBe(2);
  expect(after({ type: 'sent back', to: 2 }, { type: 'checked' }).checks).toBeNull();
});

test('collects what the server refused, in order', () => {
  const { refused } = after(
    { type: 'refused', ...refusal('homeAddress.zip') },
    { type: 'refused', ...refusal('phone') },
  );
  expect(refused).toEqual([refusal('homeAddress.zip'), refusal('phone')]);
});

test('a passed page leaves the refusals of the other pages', () => {
  const { refused } = after(
    { type: 'refused', ...refusal('homeAddress.zip') },
    { type: 'refused', ...refusal('phone') },
    { type: 'refused', ...refusal('of no page') },
    { type: 'page passed', elsewhere: ['homeAddress'] },
  );
  expect(refused).toEqual([refusal('homeAddress.zip')]);
});

test('sending the form stores the answers and forgets earlier refusals', () => {
  const state = after({ type: 'refused', ...refusal('phone') }, { type: 'sent', output: 'all' });
  expect(state).toMatchObject({ sent: 'all', refused: [] });
});
