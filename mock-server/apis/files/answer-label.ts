import type { Context } from '../../world/context';
import { bearerOf } from './bearer';
import { noSuchFile, pdfResponse } from './pdf-response';
import { shippingLabel } from '../../domain/documents/shipping-label';

/** Only the owner of the application gets the label. */
export async function answerLabel(
  request: Request,
  context: Context,
  name: string,
): Promise<Response> {
  const user = await bearerOf(request, context);
  if (user instanceof Response) return user;
  const application = context.state.applications.find(
    ({ owner, shipment, returnShipment }) =>
      owner === user.sub && [shipment, returnShipment].some((known) => `${known?.id}.pdf` === name),
  );
  const shipment = [application?.shipment, application?.returnShipment].find(
    (known) => `${known?.id}.pdf` === name,
  );
  if (!application || !shipment || ['PREPARING', 'FAILED'].includes(shipment.status)) {
    return noSuchFile(`labels/${name}`);
  }
  return pdfResponse(await shippingLabel({ user, shipment }), name);
}
