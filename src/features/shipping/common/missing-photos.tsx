import { useFormContext } from 'react-hook-form';
import { LARGEST_FILE } from '../../../catalogue/file-content';
import { LIMITS } from '../../../catalogue/limits';
import { useFormText } from '../../../forms/use-form-value';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import type { ShippedItem } from '../../../domain/shipment/shipment';
import { ACCEPTED_PHOTOS } from '../../../domain/document/uploads/file-type';
import { useUploads } from '../../../domain/document/uploads/use-uploads';
import { FileUploadField } from '../../../ui/file-upload-field';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { photosField, photosPlace, type MissingPhotosState } from './use-missing-photos';

function PhotosOfItem({ userId, item }: { readonly userId: string; readonly item: ShippedItem }) {
  const name = photosField(item);
  const { clearErrors } = useFormContext();
  const { error } = useFormText(name);
  const uploads = useUploads(photosPlace(userId, item));
  const change = (work: () => void): void => {
    clearErrors(name);
    work();
  };
  return (
    <FileUploadField
      name={name}
      label={`Photos of ${item.name}`}
      hint={`JPG, PNG or HEIC, up to ${LARGEST_FILE} each`}
      error={error ?? uploads.tooMany ?? undefined}
      accept={ACCEPTED_PHOTOS}
      maxFiles={LIMITS.upload.maxFiles}
      files={uploads.files}
      onFilesAdded={(files) => change(() => uploads.add(files))}
      onRemove={(id) => change(() => uploads.remove(id))}
      onRetry={(id) => change(() => uploads.retry(id))}
    />
  );
}

/** The items that cannot be shipped without a photo, each with a place for some; the form's own button sends them on. */
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
