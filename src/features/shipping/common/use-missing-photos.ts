import * as v from 'valibot';
import { AddItemPhotosDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { Read } from '../../../services/data/use-read';
import type { ShippedItem, Shipments } from '../../../domain/shipment/shipment';
import {
  readEntries,
  updateEntries,
  type UploadPlace,
} from '../../../domain/document/uploads/upload-entries';
import { settleUploads } from '../../../domain/document/uploads/use-uploads';

export const photosField = (item: Pick<ShippedItem, 'id'>): string => `photos-${item.id}`;

/** Stores an item's photos until they are added to it. */
export function photosPlace(userId: string, item: Pick<ShippedItem, 'id'>): UploadPlace {
  return { userId, applicationId: photosField(item), kind: 'PHOTO' };
}

export interface MissingPhotosState {
  readonly items: readonly ShippedItem[];
  /** Requires a photo per item; part of the form's schema. */
  readonly rules: Readonly<Record<string, v.GenericSchema<boolean | undefined, boolean>>>;
  readonly problem: OperationProblem | null;
  /** Resolves to false after showing a problem. */
  attach(fail: Fail): Promise<boolean>;
}

type Fail = (name: string, message: string) => void;

export function useMissingPhotos(options: {
  readonly userId: string;
  readonly applicationId: string;
  readonly shipments: Read<Shipments>;
}): MissingPhotosState {
  const { userId, applicationId, shipments } = options;
  const { run, problem } = useOperation(AddItemPhotosDocument);
  const items = shipments.value?.itemCart?.items.filter(({ photos }) => photos.length === 0) ?? [];

  const attachTo = async (item: ShippedItem, fail: Fail): Promise<'done' | 'said' | 'failed'> => {
    const place = photosPlace(userId, item);
    const settled = await settleUploads(place);
    if (settled.problem !== null) {
      fail(photosField(item), `${item.name}: ${settled.problem}`);
      return 'said';
    }
    const answer = await run({
      creditApplicationId: applicationId,
      itemId: item.id,
      photoIds: [...settled.documentIds],
    });
    if (answer.problem !== null) return 'failed';
    updateEntries(place, () => []);
    return 'done';
  };

  return {
    items,
    rules: Object.fromEntries(
      items.map((item) => [
        photosField(item),
        v.pipe(
          v.optional(v.boolean(), false),
          v.check(
            () => readEntries(photosPlace(userId, item)).length > 0,
            `Add at least one photo of ${item.name} before you ship`,
          ),
        ),
      ]),
    ),
    problem,
    attach: async (fail) => {
      if (items.length === 0) return true;
      const found: string[] = [];
      for (const item of items) {
        found.push(await attachTo(item, fail));
        if (found.at(-1) === 'failed') break;
      }
      await shipments.refetch();
      return found.every((outcome) => outcome === 'done');
    },
  };
}
