import type { SeededWorld } from '../../../domain/seed/testing/seeded-world';
import { documentOf } from './operation-cases';

/** Undefined if the operation succeeds. */
export async function codeOf(
  world: SeededWorld,
  name: string,
  variables: Record<string, unknown>,
): Promise<unknown> {
  const given = { creditApplicationId: 'app_0001', ...variables };
  return (await world.run(documentOf(name), given)).code;
}
