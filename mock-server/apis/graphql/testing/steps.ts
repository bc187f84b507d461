import { expect } from 'vitest';
import type { Seed } from '../../../scenario/seed';
import { seededWorld, type SeededWorld } from '../../../domain/seed/testing/seeded-world';
import { everythingOfTheViewer } from './every-field';
import { documentOf } from './operation-cases';

export type Step = (seeded: SeededWorld) => Promise<unknown>;

export const id = { creditApplicationId: 'app_0001' };

export const happens =
  (event: string, details: Record<string, unknown> = {}): Step =>
  async (seeded) => {
    const response = await seeded.post('/__mock/event', { event, ...details });
    expect([event, response.status]).toEqual([event, 200]);
  };

export const later =
  (duration: string): Step =>
  async (seeded) => {
    await seeded.advance(duration);
    await seeded.signIn();
  };

export const does =
  (name: string, variables: Record<string, unknown> = {}): Step =>
  async (seeded) => {
    const { errors } = await seeded.run(documentOf(name), { ...id, ...variables });
    expect([name, errors]).toEqual([name, []]);
  };

export interface Case {
  readonly title: string;
  readonly seed: Partial<Seed>;
  readonly steps: readonly Step[];
  /** Fields that aren't listed aren't compared. */
  readonly application: Readonly<Record<string, unknown>>;
}

/** Returns every field that the applicant reads after the steps. */
export async function readAfter({ seed, steps }: Case): Promise<unknown> {
  const seeded = await seededWorld(seed);
  for (const step of steps) await step(seeded);
  return everythingOfTheViewer(seeded);
}
