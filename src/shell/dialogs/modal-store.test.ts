import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeAllModals, closeModal, modalsAtom, openModal, updateModal } from './modal-store';

const open = () =>
  Object.entries(getDefaultStore().get(modalsAtom))
    .filter(([, modal]) => modal.open)
    .map(([name]) => name);

beforeEach(closeAllModals);

describe('the named modals', () => {
  it('are cartStatus, blackDiamond, ssnDuplicate and onboarding, closed at first', () => {
    const names = Object.keys(getDefaultStore().get(modalsAtom));
    expect(names).toEqual(['cartStatus', 'blackDiamond', 'ssnDuplicate', 'onboarding']);
    expect(open()).toEqual([]);
  });

  it('open and close one by one', () => {
    openModal('blackDiamond', null);
    openModal('onboarding', null);
    expect(open()).toEqual(['blackDiamond', 'onboarding']);
    closeModal('blackDiamond');
    expect(open()).toEqual(['onboarding']);
  });

  it('change what an open one shows, and leave a closed one alone', () => {
    updateModal('ssnDuplicate', { view: 'mismatch' });
    expect(open()).toEqual([]);
    openModal('ssnDuplicate', { view: 'duplicate', blocking: true, onClose: null });
    updateModal('ssnDuplicate', { view: 'mismatch' });
    expect(getDefaultStore().get(modalsAtom).ssnDuplicate.content).toEqual({
      view: 'mismatch',
      blocking: true,
      onClose: null,
    });
  });

  it('close all at once', () => {
    openModal('cartStatus', { notice: { trigger: 'maximum' }, onFirst: null, onSecond: null });
    openModal('onboarding', null);
    closeAllModals();
    expect(open()).toEqual([]);
  });
});
