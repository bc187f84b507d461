// What lies over a page, in one file: asked for once the screen is there (`overlays.ts`).
export { OpenDialog } from './open-dialog';
export { AnsweringMenu } from './open-menu';
export { ShownToasts } from './shown-toasts';
export { createToast, removeShown } from './toast-store';
