export interface ToastMessage {
  title: string;
  action?: { label: string; onClick: () => void };
  /** How long it stays, ms, where its action needs more time than a confirmation. */
  duration?: number;
}
