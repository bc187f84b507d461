import { Field } from '@ark-ui/react/field';
import { FileUpload } from '@ark-ui/react/file-upload';
import { useRef } from 'react';
import { css, cx } from '../../styled-system/css';
import { Button } from './button';
import { describedBy, fieldId } from './field-id';
import { FieldError, FieldHint, type FieldTexts } from './field-parts';
import { field, labelStyle } from './field-styles';
import { UploadedFileRow, type UploadedFile } from './uploaded-file-row';
import { VisuallyHidden } from './visually-hidden';

export interface FileUploadFieldProps extends Omit<FieldTexts, 'optional'> {
  name: string;
  /** For example ".jpg,.pdf,image/jpeg". It only filters the file picker. */
  accept: string;
  files: readonly UploadedFile[];
  onFilesAdded: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
}

const dropzone = css({
  borderRadius: 'small',
  '&[data-dragging]': { outline: '2px dashed token(colors.accentText)', outlineOffset: '4px' },
});
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '2' });

/** Ark stores no files: `files` includes those uploaded before a reload. */
const NO_FILES: File[] = [];

export function FileUploadField(props: FileUploadFieldProps) {
  const { name, label, hint, error, accept, files, onFilesAdded, onRemove } = props;
  const button = useRef<HTMLButtonElement>(null);
  const id = fieldId(name);
  const invalid = Boolean(error);
  return (
    <Field.Root id={`${id}-files`} invalid={invalid}>
      <FileUpload.Root
        ids={{ trigger: id }}
        acceptedFiles={NO_FILES}
        // The form refuses files itself, with reasons.
        maxFiles={Infinity}
        onFileAccept={({ files: chosen }) => chosen.length > 0 && onFilesAdded(chosen)}
        translations={{ dropzone: label }}
      >
        <FileUpload.Dropzone disableClick role="group" className={cx(field({ invalid }), dropzone)}>
          <FileUpload.Label className={labelStyle}>{label}</FileUpload.Label>
          <FieldHint id={id}>{hint}</FieldHint>
          <FieldError id={id}>{error}</FieldError>
          <div className={css({ marginBlockStart: '1' })}>
            <FileUpload.Trigger asChild>
              <Button
                ref={button}
                variant="secondary"
                aria-describedby={describedBy(id, { hint, error })}
              >
                Choose Files
                <VisuallyHidden>: {label}</VisuallyHidden>
              </Button>
            </FileUpload.Trigger>
          </div>
          <FileUpload.HiddenInput accept={accept} data-testid={id} />
          {files.length > 0 && (
            <FileUpload.ItemGroup className={list}>
              {files.map((file) => (
                <UploadedFileRow
                  key={file.id}
                  file={file}
                  onRemove={() => {
                    onRemove(file.id);
                    button.current?.focus();
                  }}
                  {...(props.onRetry ? { onRetry: () => props.onRetry?.(file.id) } : {})}
                />
              ))}
            </FileUpload.ItemGroup>
          )}
        </FileUpload.Dropzone>
      </FileUpload.Root>
    </Field.Root>
  );
}
