import { OfflinePicture, UnpluggedPicture } from '../../ui/pictures/end-pictures';

/** A cloud if offline, otherwise a plug. */
export function ProblemPicture({ offline }: { readonly offline: boolean }) {
  return offline ? <OfflinePicture /> : <UnpluggedPicture />;
}
