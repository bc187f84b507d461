import { LARGEST_FILE } from '../../../catalogue/file-content';
import { UploadsField } from '../../../forms/fields/uploads-field';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import type { ShippedItem } from '../../../domain/shipment/shipment';
import { ACCEPTED_PHOTOS } from '../../../domain/document/uploads/check-file';
import { useUploads } from '../../../domain/document/uploads/use-uploads';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { photosField, photosPlace, type MissingPhotosState } from './use-missing-photos';

function PhotosOfItem({ userId, item }: { readonly userId: string; readonly item: ShippedItem }) {
  return (
    <UploadsField
      name={photosField(item)}
      label={`Photos of ${item.name}`}
      hint={`JPG, PNG or HEIC, up to ${LARGEST_FILE} each`}
      accept={ACCEPTED_PHOTOS}
      uploads={useUploads(photosPlace(userId, item))}
    />
  );
}

/** Items that can't be shipped without a photo. The surrounding form sends the photos. */
export function MissingPhotos({
  userId,
  photos,
}: {
  readonly userId: string;
  readonly photos: MissingPhotosState;
}) {
  if (photos.items.length === 0) return null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2}>Photos of your items</Heading>
        <Text>Add a photo of each item before you ship. It shows what you sent us.</Text>
      </Stack>
      {photos.items.map((item) => (
        <PhotosOfItem key={item.id} userId={userId} item={item} />
      ))}
      <MutationProblem problem={photos.problem} />
    </Stack>
  );
}
