// Menu and dialogs in one chunk, loaded after the first screen (`overlays.ts`).
export { OpenDialog } from './open-dialog';
export { AnsweringMenu } from './open-menu';
