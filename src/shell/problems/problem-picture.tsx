import { OfflinePicture, UnpluggedPicture } from '../../ui/pictures/end-pictures';

/** A cloud where there is no connection, a plug where something else is wrong. */
export function ProblemPicture({ offline }: { readonly offline: boolean }) {
  return offline ? <OfflinePicture /> : <UnpluggedPicture />;
}
