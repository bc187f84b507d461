import { StatusTag } from '../../../ui/status-tag';

export function WaitingForYou() {
  return (
    <StatusTag icon="alert" tone="warning">
      Waiting for you
    </StatusTag>
  );
}
