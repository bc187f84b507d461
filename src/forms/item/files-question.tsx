import { fileAddress } from '../../services/configuration/configuration';
import { UploadsField } from '../fields/uploads-field';
import { ACCEPTED_FILES, ACCEPTED_PHOTOS } from '../../domain/document/uploads/check-file';
import type { UploadEntry } from '../../domain/document/uploads/upload-entries';
import type { Uploads } from '../../domain/document/uploads/use-uploads';

/** Needs no token, because its id can't be guessed. */
export function photoUrl(id: string): string {
  return fileAddress(`photos/${id}`);
}

function withThumbnails(files: readonly UploadEntry[], isPhoto: boolean) {
  return files.map((entry) =>
    isPhoto && entry.documentId !== null && entry.state === 'done'
      ? { ...entry, thumbnail: photoUrl(entry.documentId) }
      : entry,
  );
}

/** Uploads at once; each file has its own errors. */
export function FilesQuestion({
  name,
  label,
  hint,
  isPhoto,
  uploads,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isPhoto: boolean;
  readonly uploads: Uploads;
}) {
  return (
    <UploadsField
      name={name}
      label={label}
      hint={hint}
      accept={isPhoto ? ACCEPTED_PHOTOS : ACCEPTED_FILES}
      uploads={uploads}
      files={withThumbnails(uploads.files, isPhoto)}
    />
  );
}
