import { useEffect } from 'react';
import { formatDay } from '../../domain/text/format';
import { openHelpCenter } from '../help/help-center';
import { HELP_TOPIC, isOfferOpen, type Offer } from '../../domain/offer/offer-state';
import { Screen } from '../screen/screen';
import { focusHeading } from '../../ui/heading';
import { Button } from '../../ui/button';
import { ClosedPicture } from '../../ui/pictures/end-pictures';
import { Actions } from '../../ui/stack';

export function EndedOffer({ offer }: { readonly offer: Offer }) {
  // It replaces the focused content.
  useEffect(focusHeading, []);
  return (
    <Screen
      heading="This offer has ended"
      picture={<ClosedPicture />}
      lead={
        <>
          {isOfferOpen(offer)
            ? 'It can no longer be accepted or declined.'
            : `It was open until ${formatDay(offer.expiresAt)}, and can no longer be accepted or declined.`}{' '}
          Contact us if you’d still like a credit line.
        </>
      }
      actions={
        <Actions>
          <Button onClick={() => openHelpCenter(HELP_TOPIC)}>Contact Us</Button>
        </Actions>
      }
    />
  );
}
