import { describe, expect, it } from 'vitest';
import type { CartItem, ItemCart } from '../../domain/item/cart/use-item-cart';
import { cartStatusCopy } from '../dialogs/cart-status-copy';
import { findBlocker, newsOfAdded } from './see-options';

function item(state: CartItem['state'], line = 66_462): CartItem {
  const outcome = state === 'NOT_ACCEPTED' ? 'NOT_ACCEPTED' : 'ESTIMATED';
  const estimate = { outcome, line, low: 56_000, high: 73_500, notAcceptedReason: 'PLATED' };
  return { id: state, name: "Dad's rope chain", state, estimate } as unknown as CartItem;
}

function cart(items: readonly CartItem[], line = 66_462): ItemCart {
  return {
    items,
    line,
    low: 56_000,
    high: 73_500,
    minimumLine: 20_000,
    maximumLine: 1_000_000,
  } as unknown as ItemCart;
}

describe('obstacles to the options', () => {
  it('return the most urgent one', () => {
    const all = [item('NOT_ACCEPTED'), item('IN_REVIEW'), item('NEEDS_DETAILS')];
    const triggers = [3, 2, 1].map(
      (count) => findBlocker(cart(all.slice(0, count), 0))?.notice.trigger,
    );
    expect(triggers).toEqual(['needs-details', 'closer-look', 'not-accepted']);
    expect(findBlocker(cart([item('ESTIMATED')]))).toBeNull();
  });

  it('ignore rejected items if the others are enough', () => {
    const both = [item('ESTIMATED'), item('NOT_ACCEPTED')];
    expect(findBlocker(cart(both))).toBeNull();
    expect(findBlocker(cart(both, 10_000))?.notice.trigger).toBe('below-minimum');
  });

  it('at the maximum the same button continues', () => {
    expect(cartStatusCopy({ trigger: 'maximum' }).body).toContain(
      'To continue with all of them, select See My Options.',
    );
  });

  it('count to the cent', () => {
    expect(findBlocker(cart([item('ESTIMATED')], 20_000))).toBeNull();
    const blocker = findBlocker(cart([item('ESTIMATED')], 19_999));
    expect(blocker && cartStatusCopy(blocker.notice).body).toBe(
      'Your estimated credit line is $560 to $735. You need at least $200 to continue.',
    );
  });

  it('report that a total is too low or an item needs details', () => {
    const added = item('ESTIMATED', 10_000);
    expect(newsOfAdded(cart([added], 10_000), added)).toMatchObject({ trigger: 'below-minimum' });
    expect(newsOfAdded(cart([added]), item('NEEDS_DETAILS'))).toMatchObject({
      trigger: 'needs-details',
    });
  });

  it('report the maximum only when it is first exceeded', () => {
    const added = item('ESTIMATED', 10_000);
    expect(newsOfAdded(cart([added], 1_000_001), added)).toEqual({ trigger: 'maximum' });
    expect(newsOfAdded(cart([added], 1_000_000), added)).toBeNull();
    expect(newsOfAdded(cart([added], 1_010_000), added)).toEqual({ trigger: 'maximum' });
    expect(newsOfAdded(cart([added], 1_010_001), added)).toBeNull();
    expect(newsOfAdded(cart([added], 1_020_000), added)).toBeNull();
    expect(newsOfAdded(cart([added]), item('IN_REVIEW'))).toEqual({
      trigger: 'closer-look',
      itemName: "Dad's rope chain",
    });
  });
});
