// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printPdf } from './print-file';

const LABEL = new Blob(['%PDF-'], { type: 'application/pdf' });
const NAMES = { name: 'label.pdf', title: 'Shipping label' };

const saved = vi.fn<(name: string) => void>();

beforeEach(() => {
  vi.stubGlobal('URL', {
    createObjectURL: () => 'about:blank',
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  saved.mockClear();
  document.body.replaceChildren();
});

function showsPdfs(shows: boolean): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: shows, configurable: true });
}

function printing(print: () => void): void {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({
    focus: () => undefined,
    print,
  } as unknown as Window);
}

test('a browser that displays PDFs prints from the page', async () => {
  showsPdfs(true);
  const print = vi.fn<() => void>();
  printing(print);
  const done = printPdf(LABEL, NAMES);
  document.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(await done).toBe('printing');
  expect(print).toHaveBeenCalledOnce();
  expect(saved).not.toHaveBeenCalled();
});

test("a browser that can't display PDFs, or forbids printing them, saves the file", async () => {
  showsPdfs(false);
  expect(await printPdf(LABEL, NAMES)).toBe('saved');
  showsPdfs(true);
  printing(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const done = printPdf(LABEL, NAMES);
  document.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(await done).toBe('saved');
  expect(saved.mock.calls).toEqual([['label.pdf'], ['label.pdf']]);
});

test("a browser that claims to display PDFs but doesn't saves the file after a timeout", async () => {
  vi.useFakeTimers();
  showsPdfs(true);
  const done = printPdf(LABEL, NAMES);
  // Simulates a frame that never loads.
  document.querySelector('iframe')?.remove();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(await done).toBe('saved');
  expect(saved.mock.calls).toEqual([['label.pdf']]);
});
