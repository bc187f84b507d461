import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearch } from 'wouter';
import * as v from 'valibot';
import type { ShippingMethod } from '../../../contract/generated/types';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import type { Read } from '../../../services/data/use-read';
import { usePortalForm } from '../../../forms/use-portal-form';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { focusingHeading } from '../../../shell/screen/pending-focus';
import { Screen } from '../../../shell/screen/screen';
import type { Shipments } from '../../../domain/shipment/shipment';
import { Button } from '../../../ui/button';
import { Actions, Stack } from '../../../ui/stack';
import { AddressConfirmed, ADDRESS_QUERY, ADDRESS_CONFIRMED, ShipFrom } from './ship-from';
import { ChooseAnotherMethod } from './not-ready';
import { MissingPhotos } from './missing-photos';
import { useChooseShipping } from './use-choose-shipping';
import { useMissingPhotos } from './use-missing-photos';

const Schema = v.object({ [ADDRESS_CONFIRMED]: AddressConfirmed });

type Values = { addressConfirmed: boolean };

export interface StartShipmentProps {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly shipments: Read<Shipments>;
  readonly isConfirmed: boolean;
  readonly method: ShippingMethod;
  readonly lead: ReactNode;
  readonly button: string;
  readonly addressHeading: string;
  refetch(): Promise<void>;
  onStarted?(): void;
}

/** Requests a label, code or kit after the address is confirmed. */
export function StartShipment(props: StartShipmentProps) {
  const { applicant, application, shipments, method, lead, button, refetch } = props;
  const { user } = applicant;
  const photos = useMissingPhotos({ userId: user.id, applicationId: application.id, shipments });
  const confirmedBefore = new URLSearchParams(useSearch()).get('address') === ADDRESS_QUERY.address;
  const { form, errors, attempt, submit, fail } = usePortalForm<Values, Values>({
    schema: v.object({ ...Schema.entries, ...photos.rules }) as v.GenericSchema<Values, Values>,
    defaultValues: { addressConfirmed: confirmedBefore || props.isConfirmed },
    onSubmit: async () => {
      if (!(await photos.attach(fail))) return;
      // The path stays the same when label, code or kit replace the form.
      const chosen = await focusingHeading(
        () => shipping.choose(method),
        (outcome) => outcome === 'done',
      );
      if (chosen === 'photos') await shipments.refetch();
      if (chosen !== 'done') return;
      props.onStarted?.();
      await Promise.all([refetch(), shipments.refetch()]);
    },
  });
  const shipping = useChooseShipping({ applicationId: application.id, user, fail });
  return (
    <Screen lead={lead} errors={errors} attempt={attempt}>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            <ShipFrom user={user} heading={props.addressHeading} refetch={refetch} />
            <MissingPhotos userId={user.id} photos={photos} />
            <MutationProblem
              problem={shipping.problem}
              {...(shipping.problem?.kind === 'refused' && shipping.problem.code === 'KIT_REQUESTED'
                ? { refused: 'You already asked for a kit. It is on its way.' }
                : {})}
            />
            <Actions sticky>
              <Button type="submit" loading={form.formState.isSubmitting}>
                {button}
              </Button>
              <ChooseAnotherMethod />
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
