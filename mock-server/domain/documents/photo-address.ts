import type { Context } from '../../world/context';

/** Needs no sign-in: ids are long and random. */
export function photoAddress({ origin }: Pick<Context, 'origin'>, id: string): string {
  return `${origin}/files/photos/${id}`;
}
