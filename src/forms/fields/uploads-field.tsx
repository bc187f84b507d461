import { useFormContext } from 'react-hook-form';
import type { UploadEntry } from '../../domain/document/uploads/upload-entries';
import type { Uploads } from '../../domain/document/uploads/use-uploads';
import { FileUploadField } from '../../ui/file-upload-field';
import { useFormText } from '../use-form-value';
import { LARGEST_FILE } from '../../catalogue/file-content';
import { ACCEPTED_FILES } from '../../domain/document/uploads/check-file';

export function UploadsField({
  name,
  label,
  hint,
  accept,
  uploads,
  files = uploads.files,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly accept: string;
  readonly uploads: Uploads;
  /** Files to show, with details such as thumbnails. */
  readonly files?: readonly UploadEntry[];
}) {
  const { clearErrors } = useFormContext();
  const { error } = useFormText(name);
  const change = (work: () => void): void => {
    clearErrors(name);
    work();
  };
  return (
    <FileUploadField
      name={name}
      label={label}
      hint={hint}
      error={error ?? uploads.tooMany ?? undefined}
      accept={accept}
      files={files}
      onFilesAdded={(chosen) => change(() => uploads.add(chosen))}
      onRemove={(id) => change(() => uploads.remove(id))}
      onRetry={(id) => change(() => uploads.retry(id))}
    />
  );
}

/** Images or PDFs. */
export function DocumentField(props: {
  readonly name: string;
  readonly label: string;
  readonly uploads: Uploads;
}) {
  const hint = `JPG, PNG, HEIC or PDF, up to ${LARGEST_FILE} each`;
  return <UploadsField {...props} hint={hint} accept={ACCEPTED_FILES} />;
}
