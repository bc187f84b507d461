import { describe, expect, it } from 'vitest';
import { FLOWS, STEPS } from '../flows';
import { screenPath, screenStep } from '../routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../screens';
import { screenAfter } from './onward';

describe.each(FLOWS)('the steps of the %s flow', (flow) => {
  const steps = SCREEN_IDS.filter((id) => screenStep(id, flow) !== undefined);

  it('each lead to another screen of the flow, and never back', () => {
    for (const id of steps) {
      const next = screenAfter(id, flow);
      expect(next && screenPath(next, flow), id).toBeTruthy();
      expect(next, id).not.toBe(id);
      // A visitor who signs up returns to the cart.
      const step = next === null || id === 'sign-up' ? undefined : screenStep(next, flow);
      if (step !== undefined) {
        expect(step.number, id).toBeGreaterThanOrEqual(screenStep(id, flow)?.number ?? 0);
      }
    }
  });

  it('lead from the first one through all of them to the end', () => {
    const first = SCREEN_IDS.find((id) => screenDefinition(id).startsApplication?.includes(flow));
    const way: ScreenId[] = [];
    for (let id = first ?? null; id !== null; id = screenAfter(id, flow)) {
      expect(way).not.toContain(id);
      way.push(id);
    }
    const passed = new Set(way.flatMap((id) => screenStep(id, flow)?.name ?? []));
    // Only visitors create an account on the way.
    const own = STEPS[flow].filter((name) => name !== 'Create your account');
    expect([...passed]).toEqual(own);
    expect(way.at(-1)).toBe(flow === 'item' ? 'completion' : 'congratulations');
  });

  it('are the only screens with a next one', () => {
    const others = SCREEN_IDS.filter((id) => !steps.includes(id));
    expect(others.filter((id) => screenAfter(id, flow) !== null)).toEqual([]);
  });
});
