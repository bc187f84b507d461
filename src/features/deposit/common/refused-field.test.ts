import { describe, expect, it } from 'vitest';
import { refusedPaymentField } from './refused-field';

const at = (field: string | null) =>
  refusedPaymentField({ kind: 'refused', code: 'FIELD_INVALID', field });

describe('a field that the data API refused', () => {
  it('gets the message', () => {
    expect(at('firstOn')).toEqual({ name: 'firstOn', message: 'Select a first deposit date' });
    expect(at('bankAccount.routingNumber')).toMatchObject({ name: 'routingNumber' });
    expect(at('bankAccount.name')).toMatchObject({ name: 'accountName' });
  });

  it('clears the account or card only if that was refused', () => {
    expect(at('cardToken')).toBe('source');
    expect(refusedPaymentField({ kind: 'refused', code: 'CARD_TOKEN_UNKNOWN', field: null })).toBe(
      'source',
    );
    expect(at('authorizationVersion')).toBeNull();
    expect(at('idempotencyKey')).toBeNull();
    expect(refusedPaymentField({ kind: 'failed' })).toBeNull();
  });
});
