import { LARGEST_FILE } from '../../catalogue/file-content';
import { ACCEPTED_FILES } from '../../domain/document/uploads/file-type';
import type { Uploads } from '../../domain/document/uploads/use-uploads';
import { UploadsField } from './uploads-field';

/** Documents to send: pictures or PDFs. */
export function DocumentField(props: {
  readonly name: string;
  readonly label: string;
  readonly uploads: Uploads;
}) {
  const hint = `JPG, PNG, HEIC or PDF, up to ${LARGEST_FILE} each`;
  return <UploadsField {...props} hint={hint} accept={ACCEPTED_FILES} />;
}
