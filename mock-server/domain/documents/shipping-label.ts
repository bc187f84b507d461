import { encode } from 'uqr';
import type { ShipmentRecord } from '../../world/item-state';
import type { UserRecord } from '../../world/state';
import { destinationOf, senderOf, type ParcelAddress } from '../items/destination';
import { CARRIER } from '../items/shipment';
import { longDate } from '../lifecycle/long-date';
import { FONTS, newPdf, printable, type Pdf } from './new-pdf';

/** 6 by 4 inches on the page, points from the top left corner. */
const LABEL = { x: 90, y: 64, width: 432, height: 288 } as const;
const PADDING = 18;
const QR_SIZE = 108;
const LEFT = LABEL.x + PADDING;
const INNER = LABEL.width - 2 * PADDING;

interface Style {
  readonly bold?: boolean;
  readonly size: number;
  readonly x?: number;
  readonly y: number;
  readonly width: number;
}

function setLines(
  pdf: Pdf,
  root: ReturnType<Pdf['struct']>,
  texts: readonly string[],
  style: Style,
) {
  const { bold = false, size, x = LEFT, y, width } = style;
  pdf.y = y;
  for (const text of texts) {
    const write = (): void => {
      pdf.font(bold ? FONTS.bold : FONTS.regular).fontSize(size);
      pdf.text(printable(text), x, pdf.y, { width, lineGap: size * 0.15 });
    };
    root.add(pdf.struct('P', {}, write));
  }
}

/** The carrier's scanner reads the tracking number. */
function drawCode(pdf: Pdf, text: string): void {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const module = QR_SIZE / data.length;
  const left = LABEL.x + LABEL.width - PADDING - QR_SIZE;
  const top = LABEL.y + PADDING + 34;
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      // Slightly wider, so that no PDF viewer shows gaps between the modules.
      pdf.rect(left + column * module, top + row * module, module + 0.1, module + 0.1);
    }
  }
  pdf.fill('black');
}

/** Says nothing about the contents. */
export async function shippingLabel(parcel: {
  readonly user: UserRecord;
  readonly shipment: ShipmentRecord;
}): Promise<Uint8Array> {
  const { user, shipment } = parcel;
  const { pdf, finish } = await newPdf(
    { title: `Shipping label ${shipment.id}`, author: CARRIER, date: shipment.expiresOn },
    { x: LABEL.x, top: LABEL.y, bottom: 36 },
  );
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(LABEL.x, LABEL.y, LABEL.width, LABEL.height).lineWidth(1.5).stroke('black');
  pdf.endMarkedContent();

  const title = (): void => {
    pdf.font(FONTS.bold).fontSize(12);
    pdf.text(printable(`${CARRIER} · Signature required`), LEFT, LABEL.y + PADDING, {
      width: INNER,
    });
  };
  root.add(pdf.struct('H1', {}, title));
  const address = (label: string, to: ParcelAddress, size: number, y: number): void => {
    const width = INNER - QR_SIZE - PADDING;
    setLines(pdf, root, [label], { size: 8, y, width });
    setLines(pdf, root, [to.name], { bold: true, size, y: pdf.y + 2, width });
    setLines(pdf, root, to.addressLines, { size, y: pdf.y, width });
  };
  address('From', senderOf(user, shipment), 9, LABEL.y + PADDING + 26);
  address('Ship to', destinationOf(user, shipment), 14, pdf.y + 12);
  const alt = `QR code of the tracking number ${shipment.trackingNumber}`;
  root.add(pdf.struct('Figure', { alt }, () => drawCode(pdf, shipment.trackingNumber)));
  setLines(pdf, root, [`Tracking ${shipment.trackingNumber}`, `Label ${shipment.id}`], {
    bold: true,
    size: 11,
    y: LABEL.y + LABEL.height - PADDING - 28,
    width: INNER,
  });
  setLines(
    pdf,
    root,
    [
      `Use this label by ${longDate(shipment.expiresOn)}.`,
      'Tape the label flat on the outer box. Hand the parcel to an employee and keep the receipt.',
      'Test label: no carrier takes it.',
    ],
    { size: 11, x: LABEL.x, y: LABEL.y + LABEL.height + 18, width: LABEL.width },
  );
  root.end();
  return finish();
}
