import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../services/storage/storage';
import { forgetPaymentKey, nextPaymentKey } from './payment-key';

function memory(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe('an idempotency key', () => {
  const storage = memory();
  const key = (settled: readonly string[] = [], application = 'app_1') =>
    nextPaymentKey(application, { purpose: 'payment', settled, storage });

  it('stays the same after a reload and in every tab until its payment is settled', () => {
    const first = key();
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(key()).toBe(first);
    expect(key(['another'])).toBe(first);
    const second = key([first]);
    expect(second).not.toBe(first);
    expect(key([first])).toBe(second);
  });

  it('differs between applications, and between a payment and a schedule', () => {
    expect(key([], 'app_2')).not.toBe(key());
    expect(nextPaymentKey('app_1', { purpose: 'schedule', settled: [], storage })).not.toBe(key());
  });

  it('is new after it was dropped', () => {
    const first = key([], 'app_4');
    forgetPaymentKey('app_4', 'payment', storage);
    expect(key([], 'app_4')).not.toBe(first);
  });

  it('is new if storage has an invalid value', () => {
    storage.setItem('payment_key:payment:app_3', '<script>');
    expect(key([], 'app_3')).toMatch(/^[0-9a-f]{32}$/);
  });
});
