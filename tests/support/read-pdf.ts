import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import type { Download } from '@playwright/test';

/** The bytes of a download. */
export async function downloadedBytes(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** How many pages a PDF has, its title, and the texts that it draws with the standard fonts. */
export async function readPdf(bytes: Uint8Array): Promise<{
  readonly pages: number;
  readonly title: string | undefined;
  readonly text: string;
}> {
  const document = await PDFDocument.load(bytes);
  const text = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
    .flatMap((stream) => {
      const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      return [...content.matchAll(/<([0-9A-Fa-f]+)>\s*Tj/g)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').toString('latin1'),
      );
    })
    .join(' ');
  return { pages: document.getPageCount(), title: document.getTitle(), text };
}
