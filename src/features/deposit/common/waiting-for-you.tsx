import { StatusTag } from '../../../ui/status-tag';

/** Nothing was taken: the next step is the person's. */
export function WaitingForYou() {
  return (
    <StatusTag icon="alert" tone="warning">
      Waiting for you
    </StatusTag>
  );
}
