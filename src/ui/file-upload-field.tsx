import { useRef } from 'react';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { describeField, fieldId } from './field-id';
import { FieldError, FieldHint, type FieldTexts } from './field-parts';
import { field, labelStyle } from './field-styles';
import { UploadedFileRow, type UploadedFile } from './uploaded-file-row';
import { VisuallyHidden } from './visually-hidden';

export interface FileUploadFieldProps extends Omit<FieldTexts, 'optional'> {
  name: string;
  /** As the attribute of a file input: ".jpg,.pdf,image/jpeg". */
  accept: string;
  maxFiles: number;
  files: readonly UploadedFile[];
  onFilesAdded: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry?: (id: string) => void;
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginBlockStart: '2' });

/** Files to send: chosen with a button, listed with size, progress and what went wrong. */
export function FileUploadField(props: FileUploadFieldProps) {
  const { name, label, hint, error, accept, maxFiles, files, onFilesAdded, onRemove } = props;
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = fieldId(name);
  const { hintId, errorId, describedBy } = describeField(id, { hint, error });
  const labelId = `${id}-label`;
  return (
    <div role="group" aria-labelledby={labelId} className={field({ invalid: Boolean(error) })}>
      <span id={labelId} className={labelStyle}>
        {label}
      </span>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldError id={errorId}>{error}</FieldError>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={maxFiles > 1}
        accept={accept}
        data-testid={id}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) onFilesAdded(chosen);
        }}
      />
      <div className={css({ marginBlockStart: '1' })}>
        <Button
          ref={button}
          id={id}
          variant="secondary"
          aria-describedby={describedBy}
          onClick={() => picker.current?.click()}
        >
          Choose Files
          <VisuallyHidden>: {label}</VisuallyHidden>
        </Button>
      </div>
      {files.length > 0 && (
        <ul className={list}>
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
        </ul>
      )}
    </div>
  );
}
