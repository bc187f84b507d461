import { StatusTag } from '../../../ui/status-tag';

/** A note that nothing was taken yet and the applicant has to act. */
export function WaitingForYou() {
  return (
    <StatusTag icon="alert" tone="warning">
      Waiting for you
    </StatusTag>
  );
}
