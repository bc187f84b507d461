import { useFormContext } from 'react-hook-form';
import { LARGEST_FILE } from '../../catalogue/file-content';
import { LIMITS } from '../../catalogue/limits';
import { FileUploadField } from '../../ui/file-upload-field';
import { useFormText } from '../use-form-value';
import { ACCEPTED_FILES } from '../../domain/document/uploads/file-type';
import type { Uploads } from '../../domain/document/uploads/use-uploads';

/** Documents to send, as a field of the surrounding form; its message is set by `name`. */
export function DocumentField({
  name,
  label,
  uploads,
}: {
  readonly name: string;
  readonly label: string;
  readonly uploads: Uploads;
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
      hint={`JPG, PNG, HEIC or PDF, up to ${LARGEST_FILE} each`}
      error={error ?? uploads.tooMany ?? undefined}
      accept={ACCEPTED_FILES}
      maxFiles={LIMITS.upload.maxFiles}
      files={uploads.files}
      onFilesAdded={(files) => change(() => uploads.add(files))}
      onRemove={(id) => change(() => uploads.remove(id))}
      onRetry={(id) => change(() => uploads.retry(id))}
    />
  );
}
