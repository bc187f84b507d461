import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { css } from '../../../../styled-system/css';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { addressLines } from '../../../forms/fields/address-text';
import { FormCheckboxField } from '../../../forms/form-fields';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { EditAddressDialog } from './edit-address-dialog';
import * as v from 'valibot';

export const ADDRESS_CONFIRMED = 'addressConfirmed';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  // Its click target extends into the space around the title.
  '& > button': { marginBlock: '-2' },
});
const lines = css({ fontStyle: 'normal', overflowWrap: 'anywhere' });

/** Returns the shipping address on file, otherwise the home address. */
export function shipFromAddress(user: CurrentUser): CurrentUser['shippingAddress'] {
  return user.shippingAddress ?? user.billingAddress;
}

export function ShipFrom({
  user,
  heading,
  refetch,
}: {
  readonly user: CurrentUser;
  readonly heading: string;
  refetch(): Promise<void>;
}) {
  const { setValue } = useFormContext();
  const [editing, setEditing] = useState(false);
  const address = shipFromAddress(user);
  return (
    <Card>
      <Stack gap={3}>
        <div className={head}>
          <Heading level={2}>{heading}</Heading>
          <Button variant="tertiary" size="small" flush="end" onClick={() => setEditing(true)}>
            <span>Edit</span>
            <VisuallyHidden> {heading}</VisuallyHidden>
          </Button>
        </div>
        {address === null ? (
          <Text>You haven’t given us an address yet.</Text>
        ) : (
          <address className={lines}>
            {addressLines(address).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
        <FormCheckboxField name={ADDRESS_CONFIRMED} label="This address is correct" />
      </Stack>
      {editing && (
        <EditAddressDialog
          address={address}
          refetch={async () => {
            await refetch();
            // The applicant confirmed the previous address.
            setValue(ADDRESS_CONFIRMED, false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}

export const AddressConfirmed = v.pipe(
  v.boolean(),
  v.check((confirmed) => confirmed, 'Confirm your shipping address'),
);

/** Query for the next screen if the address is confirmed. */
export const ADDRESS_QUERY = { address: 'confirmed' } as const;
