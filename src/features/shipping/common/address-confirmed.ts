import * as v from 'valibot';

/** The box that confirms the address to ship from. */
export const AddressConfirmed = v.pipe(
  v.boolean(),
  v.check((confirmed) => confirmed, 'Confirm your shipping address'),
);
