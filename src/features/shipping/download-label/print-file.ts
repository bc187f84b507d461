import { saveFile } from '../../../domain/document/download-file';

const FRAME_ID = 'print-frame';

/** How long a frame stays for the browser's dialog, ms. */
const KEPT_FOR = 60_000;

/** How long a frame may take to show the file, which is here already, ms. */
const LOADS_IN = 5_000;

/** A frame out of sight that shows the PDF; the print dialog opens over it. */
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
 * Opens the print dialog for a PDF, out of the page. Saves it instead where the browser does not show
 * PDFs within pages (many phones), says that it does and never shows this one (WebKit), or does not let the
 * page print it. Answers which of the two it did.
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
  window.setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR);
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
