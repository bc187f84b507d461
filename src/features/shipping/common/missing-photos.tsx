import { AddItemPhotos } from '../../../common/items/add-item-photos';
import type { Shipments } from '../../../common/shipping/use-shipments';
import { Callout } from '../../../ui/callout';
import { Stack } from '../../../ui/stack';

/** The items that cannot be shipped without a photo, each with a place for one. */
export function MissingPhotos({
  userId,
  applicationId,
  shipments,
}: {
  readonly userId: string;
  readonly applicationId: string;
  readonly shipments: Shipments;
}) {
  const items = shipments.cart?.items.filter(({ photos }) => photos.length === 0) ?? [];
  if (items.length === 0) return null;
  return (
    <Stack gap={6}>
      <Callout tone="warning" live="assertive">
        Add a photo of each item before you ship. It shows what you sent us.
      </Callout>
      {items.map((item) => (
        <AddItemPhotos
          key={item.id}
          userId={userId}
          applicationId={applicationId}
          item={item}
          secondary
          required
          onAdded={shipments.refetch}
        />
      ))}
    </Stack>
  );
}
