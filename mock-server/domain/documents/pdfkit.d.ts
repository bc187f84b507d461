/// <reference types="pdfkit" />

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
  }
}

declare module 'pdfkit/output' {
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array>;
}

declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: object;
  export default font;
}

declare module 'pdfkit/standard-fonts/HelveticaBold' {
  const font: object;
  export default font;
}
