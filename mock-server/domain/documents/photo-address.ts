import type { Context } from '../../world/context';

/** Where a photo is sent and seen. Whoever knows the id can see it: ids are long and random. */
export function photoAddress({ origin }: Pick<Context, 'origin'>, id: string): string {
  return `${origin}/files/photos/${id}`;
}
