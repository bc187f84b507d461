import { saveFile } from '../../../domain/document/download-file';

const FRAME_ID = 'print-frame';

/** Lifetime of the frame for the print dialog, ms. */
const URL_LIFETIME_MS = 60_000;

/** Longest time for loading the file from memory, ms. */
const LOADS_IN = 5_000;

function printFrame(address: string, title: string): HTMLIFrameElement {
  document.getElementById(FRAME_ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = FRAME_ID;
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.src = address;
  return frame;
}

/**
 * Prints a PDF from a hidden frame. Saves it instead if the browser doesn't display PDFs in pages
 * (many phones), never loads this one (WebKit), or blocks printing. Resolves to the action taken.
 */
export function printPdf(
  file: Blob,
  { name, title }: { readonly name: string; readonly title: string },
): Promise<'printing' | 'saved'> {
  const save = (): 'saved' => {
    saveFile(file, name);
    return 'saved';
  };
  if (!navigator.pdfViewerEnabled) return Promise.resolve(save());
  const address = URL.createObjectURL(file);
  const frame = printFrame(address, title);
  window.setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
  return new Promise((resolve) => {
    const late = window.setTimeout(() => {
      frame.remove();
      resolve(save());
    }, LOADS_IN);
    frame.addEventListener(
      'load',
      () => {
        window.clearTimeout(late);
        try {
          frame.contentWindow?.focus();
          frame.contentWindow?.print();
          resolve('printing');
        } catch {
          resolve(save());
        }
      },
      { once: true },
    );
    document.body.append(frame);
  });
}
