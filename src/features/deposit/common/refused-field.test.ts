import { describe, expect, it } from 'vitest';
import { refusedPaymentField } from './refused-field';

const at = (field: string | null) =>
  refusedPaymentField({ kind: 'refused', code: 'FIELD_INVALID', field });

describe('what the data API did not take', () => {
  it('is told at its field', () => {
    expect(at('firstOn')).toEqual({ name: 'firstOn', message: 'Select a first deposit date' });
    expect(at('bankAccount.routingNumber')).toMatchObject({ name: 'routingNumber' });
    expect(at('bankAccount.name')).toMatchObject({ name: 'accountName' });
  });

  it('blames the account or card only for its own', () => {
    expect(at('cardToken')).toBe('source');
    expect(refusedPaymentField({ kind: 'refused', code: 'CARD_TOKEN_UNKNOWN', field: null })).toBe(
      'source',
    );
    expect(at('authorizationVersion')).toBeNull();
    expect(at('idempotencyKey')).toBeNull();
    expect(refusedPaymentField({ kind: 'failed' })).toBeNull();
  });
});
