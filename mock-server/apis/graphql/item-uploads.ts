import { LARGEST_FILE } from '../../../src/catalogue/file-content';
import { LIMITS } from '../../../src/catalogue/limits';
import type {
  ItemUploadPurpose,
  MutationCreateItemUploadArgs,
} from '../../generated/resolver-types';
import type { Context } from '../../world/context';
import { ACCEPTED_TYPES, isAcceptedType } from '../../domain/documents/accepted-types';
import { photoAddress } from '../../domain/documents/photo-address';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import type { ResolverContext } from './resolver-context';

/** Too long to guess. */
const ID_LENGTH = 32;

/** Photos must be images, proof documents can be PDFs. */
function isAccepted(contentType: string, purpose: ItemUploadPurpose): boolean {
  return isAcceptedType(contentType) && (purpose === 'PAPER' || contentType !== 'application/pdf');
}

/** Anyone with the returned address can upload the bytes. */
export function createItemUpload(
  _root: unknown,
  { input }: MutationCreateItemUploadArgs,
  { world }: ResolverContext,
) {
  const { fileName, contentType, sizeBytes, purpose } = input;
  if (!isAccepted(contentType, purpose)) {
    const types = ACCEPTED_TYPES.filter((type) => isAccepted(type, purpose));
    throw refusal('DOCUMENT_REFUSED', `Only ${types.join(', ')}`, { problem: 'TYPE' });
  }
  if (sizeBytes <= 0) throw refusal('DOCUMENT_REFUSED', 'Empty file', { problem: 'EMPTY' });
  if (sizeBytes > LIMITS.upload.maxBytes) {
    throw refusal('DOCUMENT_REFUSED', `Larger than ${LARGEST_FILE}`, { problem: 'TOO_LARGE' });
  }
  const id = world.token(ID_LENGTH);
  world.state.itemUploads.push({
    id,
    purpose,
    fileName: fileName.slice(0, LIMITS.length.email),
    contentType: null,
  });
  return { id, uploadUrl: photoAddress(world, id) };
}

/** Throws FIELD_INVALID for a file that was never uploaded, or is of the other kind. */
export function requireUploads(
  { state }: Context,
  field: string,
  files: { readonly ids: readonly string[]; readonly purpose: ItemUploadPurpose },
): void {
  for (const id of files.ids) {
    const upload = state.itemUploads.find((known) => known.id === id);
    if (upload?.purpose !== files.purpose || upload.contentType === null) {
      throw fieldInvalid(field, `There is no uploaded file ${id}`);
    }
  }
}
