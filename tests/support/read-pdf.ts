import type { Download } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

export async function downloadedBytes(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** As a screen reader gets it. */
export interface PdfElement {
  readonly role: string;
  readonly text: string;
  readonly children: readonly PdfElement[];
}

export interface ReadPdf {
  readonly pages: number;
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** In reading order; an element across page breaks counts once per page. */
  readonly elements: readonly PdfElement[];
  readonly text: string;
}

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Proxy['getPage']>>;
type TreeNode = Awaited<ReturnType<Page['getStructTree']>>;
type TreeChild = TreeNode['children'][number];

/** By id of the marked content. */
async function wordsById(page: Page): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1) ?? '';
      words.set(id, (words.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') {
      open.pop();
    } else {
      open.push(item.id ?? '');
    }
  }
  return words;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function elementOf(node: TreeChild, words: ReadonlyMap<string, string>): readonly PdfElement[] {
  if (!('role' in node)) return [];
  const own = node.children.map((child) => ('id' in child ? (words.get(child.id) ?? '') : ''));
  const children = node.children.flatMap((child) => elementOf(child, words));
  const text = tidy(own.join(''));
  // Each page returns the entire tree; elements of other pages are empty.
  return text === '' && children.length === 0 ? [] : [{ role: node.role, text, children }];
}

/** Includes all children. */
export function wordsOf({ text, children }: PdfElement): string {
  return tidy([text, ...children.map(wordsOf)].join(' '));
}

/** At any level. */
export function ofRole(elements: readonly PdfElement[], role: string): readonly PdfElement[] {
  return elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...ofRole(element.children, role),
  ]);
}

/** As a screen reader would. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  // The reader takes ownership of the bytes.
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const { info } = await document.getMetadata();
  const facts: Record<string, unknown> = { ...info };
  const marks = await document.getMarkInfo();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const elements = await Promise.all(
    pages.map(async (page) => {
      const words = await wordsById(page);
      return (await page.getStructTree()).children.flatMap((node) => elementOf(node, words));
    }),
  );
  return {
    pages: document.numPages,
    title: facts['Title'],
    language: facts['Language'],
    isTagged: marks?.['Marked'] === true,
    elements: elements.flat(),
    text: elements.flat().map(wordsOf).join(' '),
  };
}
