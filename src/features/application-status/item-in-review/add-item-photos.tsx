import { useState } from 'react';
import { LARGEST_FILE } from '../../../catalogue/file-content';
import { LIMITS } from '../../../catalogue/limits';
import { AddItemPhotosDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { Button } from '../../../ui/button';
import { FileUploadField } from '../../../ui/file-upload-field';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { ACCEPTED_PHOTOS } from '../../../domain/document/uploads/check-file';
import { useUploads } from '../../../domain/document/uploads/use-uploads';

export interface AddItemPhotosProps {
  readonly userId: string;
  readonly applicationId: string;
  readonly item: {
    readonly id: string;
    readonly name: string;
    readonly photos: readonly { readonly id: string }[];
  };
  readonly secondary?: boolean;
  onAdded(): Promise<void>;
}

/** Adds photos to a cart item. That changes neither its estimate nor its status. */
export function AddItemPhotos(props: AddItemPhotosProps) {
  const { userId, applicationId, item, secondary = false, onAdded } = props;
  const uploads = useUploads({ userId, applicationId: `photos-${item.id}`, kind: 'PHOTO' });
  const { run, problem } = useOperation(AddItemPhotosDocument);
  const [error, setError] = useState<string | undefined>();
  const room = LIMITS.upload.maxFiles - item.photos.length;

  const { run: add, running } = useSingleFlight(async () => {
    const settled = await uploads.settle();
    const nothing = settled.documentIds.length === 0 ? 'Select a photo' : undefined;
    const tooMany =
      settled.documentIds.length > room ? `You can only add ${room} more to this item` : undefined;
    const wrong = settled.problem ?? nothing ?? tooMany;
    setError(wrong);
    if (wrong !== undefined) return;
    const answer = await run({
      creditApplicationId: applicationId,
      itemId: item.id,
      photoIds: [...settled.documentIds],
    });
    if (answer.problem !== null) return;
    uploads.forget();
    showToast({ title: 'Photos added' });
    await onAdded();
  });
  const change = (work: () => void): void => {
    setError(undefined);
    work();
  };

  if (room <= 0) return null;
  return (
    <Stack gap={4}>
      <FileUploadField
        name={`photos-${item.id}`}
        label={`Photos of ${item.name} (optional)`}
        hint={`JPG, PNG or HEIC, up to ${LARGEST_FILE} each`}
        error={error ?? uploads.tooMany ?? undefined}
        accept={ACCEPTED_PHOTOS}
        files={uploads.files}
        onFilesAdded={(files) => change(() => uploads.add(files))}
        onRemove={(id) => change(() => uploads.remove(id))}
        onRetry={(id) => change(() => uploads.retry(id))}
      />
      <MutationProblem problem={problem} />
      <Actions>
        <Button
          variant={secondary || uploads.files.length === 0 ? 'secondary' : 'primary'}
          loading={running}
          onClick={() => void add()}
        >
          <span>{item.photos.length === 0 ? 'Add Photos' : 'Add More Photos'}</span>
          <VisuallyHidden> of {item.name}</VisuallyHidden>
        </Button>
      </Actions>
    </Stack>
  );
}
