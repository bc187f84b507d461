import type { PDFFont, PDFPage } from 'pdf-lib';
import { encode } from 'uqr';
import type { ShipmentRecord } from '../core/item-state';
import type { UserRecord } from '../core/state';
import { destinationOf, senderOf, type ParcelAddress } from '../items/destination';
import { CARRIER } from '../items/shipment';
import { longDate } from './long-date';
import { printable, wrap } from './pdf-text';

/** US Letter, and the label on it (6 by 4 inches), points. */
const PAGE: [width: number, height: number] = [612, 792];
const LABEL = { x: 90, y: 440, width: 432, height: 288 } as const;
const PADDING = 18;
const QR_SIZE = 108;

interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

/** Sets lines below one another; answers where the next would stand. */
function setLines(
  page: PDFPage,
  texts: readonly string[],
  style: { font: PDFFont; size: number; x: number; y: number; width: number },
): number {
  const { font, size, x, width } = style;
  let { y } = style;
  for (const line of texts.flatMap((text) => wrap(text, { font, size, width }))) {
    page.drawText(line, { x, y, size, font });
    y -= size * 1.35;
  }
  return y;
}

function setAddress(
  page: PDFPage,
  fonts: Fonts,
  place: { label: string; address: ParcelAddress; size: number; y: number },
): number {
  const { label, address, size, y } = place;
  const x = LABEL.x + PADDING;
  const width = LABEL.width - 3 * PADDING - QR_SIZE;
  const below = setLines(page, [label], { font: fonts.regular, size: 8, x, y, width });
  const named = setLines(page, [address.name], {
    font: fonts.bold,
    size,
    x,
    y: below - size * 0.3,
    width,
  });
  return setLines(page, address.addressLines, { font: fonts.regular, size, x, y: named, width });
}

/** The tracking number as a QR code, for the carrier's scanner. */
function drawCode(page: PDFPage, text: string): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = QR_SIZE / data.length;
  const left = LABEL.x + LABEL.width - PADDING - QR_SIZE;
  const top = LABEL.y + LABEL.height - PADDING - 24;
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      page.drawRectangle({
        x: left + column * module,
        y: top - (row + 1) * module,
        // A hair wider, so that no reader sees gaps between the modules.
        width: module + 0.1,
        height: module + 0.1,
      });
    }
  }
}

/** A label to print: who sends, who gets it, the number and its code; nothing of what is inside. */
export async function shippingLabel(parcel: {
  readonly user: UserRecord;
  readonly shipment: ShipmentRecord;
}): Promise<Uint8Array> {
  const { user, shipment } = parcel;
  const { PDFDocument, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create({ updateMetadata: false });
  const date = new Date(shipment.expiresOn);
  document.setTitle(`Shipping label ${shipment.id}`, { showInWindowTitleBar: true });
  document.setAuthor(CARRIER);
  document.setLanguage('en-US');
  document.setCreationDate(date);
  document.setModificationDate(date);
  const fonts: Fonts = {
    regular: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  const page = document.addPage(PAGE);
  page.drawRectangle({ ...LABEL, borderWidth: 1.5, opacity: 0 });
  const x = LABEL.x + PADDING;
  const top = LABEL.y + LABEL.height - PADDING - 10;
  page.drawText(printable(fonts.bold, `${CARRIER} · Signature required`), {
    x,
    y: top,
    size: 12,
    font: fonts.bold,
  });
  const sender = senderOf(user, shipment);
  const below = setAddress(page, fonts, { label: 'From', address: sender, size: 9, y: top - 26 });
  setAddress(page, fonts, {
    label: 'Ship to',
    address: destinationOf(user, shipment),
    size: 14,
    y: below - 14,
  });
  drawCode(page, shipment.trackingNumber);
  const width = LABEL.width - 2 * PADDING;
  setLines(page, [`Tracking ${shipment.trackingNumber}`, `Label ${shipment.id}`], {
    font: fonts.bold,
    size: 11,
    x,
    y: LABEL.y + PADDING + 28,
    width,
  });
  setLines(
    page,
    [
      `Use this label by ${longDate(shipment.expiresOn)}.`,
      'Tape the label flat on the outer box. Hand the parcel to an employee and keep the receipt.',
      'Test label: no carrier takes it.',
    ],
    { font: fonts.regular, size: 11, x: LABEL.x, y: LABEL.y - 28, width: LABEL.width },
  );
  return document.save();
}
