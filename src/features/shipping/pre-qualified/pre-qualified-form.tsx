import { FormProvider } from 'react-hook-form';
import type { ShippingMethod } from '../../../contract/generated/types';
import * as v from 'valibot';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import type { Read } from '../../../services/data/use-read';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { useFormText } from '../../../forms/use-form-value';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useQuestionsLeft } from '../../../forms/use-questions-left';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import {
  isAboveMaximum,
  lineText,
  maximumNote,
  rangeText,
  validityText,
} from '../../../domain/item/estimate/estimate-text';
import { RangeBar } from '../../../domain/item/estimate/range-bar';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import type { Shipments } from '../../../domain/shipment/shipment';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Heading, Text } from '../../../ui/heading';
import { RadioCards } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';
import { METHODS } from '../common/methods';
import { ADDRESS_QUERY, ADDRESS_CONFIRMED, ShipFrom, AddressConfirmed } from '../common/ship-from';
import { MissingPhotos } from '../common/missing-photos';
import { ShippingFacts } from '../common/shipping-facts';
import { ChoicePicture } from '../../../ui/pictures/pen';
import { ShippingSteps } from '../common/shipping-steps';
import { useChooseShipping } from '../common/use-choose-shipping';
import { LeadFigure } from './lead-figure';
import { useMissingPhotos } from '../common/use-missing-photos';
import type { ScreenProps } from '../../../shell/screen/screen-context';

export interface PreQualifiedFormProps {
  readonly applicant: Applicant;
  readonly application: Application;
  readonly shipments: Read<Shipments>;
  readonly isConfirmed: boolean;
  readonly draft: Readonly<Record<string, unknown>> | null;
  readonly refetch: ScreenProps['refetch'];
}

const ACTIONS_ID = 'pre-qualified-actions';

function MethodChoice() {
  const field = useFormText('method');
  return (
    <RadioCards<ShippingMethod>
      {...field}
      name="method"
      legend={<Heading level={2}>How would you like to ship?</Heading>}
      value={METHODS.find(({ method }) => method === field.value)?.method ?? ''}
      options={METHODS.map(({ method, label, description, picture }) => ({
        value: method,
        label,
        description,
        icon: <ChoicePicture of={picture} />,
      }))}
    />
  );
}

export function PreQualifiedForm(props: PreQualifiedFormProps) {
  const { applicant, application, shipments, draft, refetch } = props;
  const { user } = applicant;
  const { itemCart: cart = null, shipment = null } = shipments.value ?? {};
  const { goTo } = useNavigation();
  const photos = useMissingPhotos({ userId: user.id, applicationId: application.id, shipments });

  const schema = v.object({ ...PreQualifiedSchema.entries, ...photos.rules }) as v.GenericSchema<
    PreQualifiedValues,
    v.InferOutput<typeof PreQualifiedSchema>
  >;
  const { form, errors, attempt, submit, submitting, fail } = usePortalForm<
    PreQualifiedValues,
    v.InferOutput<typeof PreQualifiedSchema>
  >({
    schema,
    defaultValues: restoreDraft(
      { method: shipment?.method ?? '', addressConfirmed: props.isConfirmed },
      draft,
    ),
    onSubmit: async ({ method }) => {
      if (!(await photos.attach(fail))) return;
      // A kit has its own screen with an explanation before it is requested.
      if (method === 'KIT') {
        goTo('shipping-kit', { query: ADDRESS_QUERY });
        return;
      }
      const chosen = await shipping.choose(method);
      // Another tab added an item without a photo: show its upload field.
      if (chosen === 'photos') await shipments.refetch();
      if (chosen !== 'done') return;
      const next = METHODS.find((candidate) => candidate.method === method);
      await Promise.all([refetch(), shipments.refetch()]);
      if (next) goTo(next.screen);
    },
  });
  const open = useQuestionsLeft(form.control, schema);
  useDraft({ form, userId: user.id, omit: [ADDRESS_CONFIRMED] });
  const shipping = useChooseShipping({ applicationId: application.id, user, fail });

  const validity =
    cart === null || cart.estimateValidUntil === null ? undefined : validityText(cart);

  return (
    <Screen
      lead={
        <>
          Send us your items so we can inspect them and make you an offer.
          {cart !== null && (
            <>
              {isAboveMaximum(cart) && <> {maximumNote(rangeText(cart))}</>}{' '}
              <LeadFigure term="Estimated credit line" value={lineText(cart)} note={validity} />
            </>
          )}
        </>
      }
      errors={errors}
      attempt={attempt}
      aside={
        <ActionPane
          label="Your estimate"
          figure={
            cart && {
              term: 'Estimated credit line',
              short: 'Estimate',
              value: lineText(cart),
            }
          }
          answersId={ACTIONS_ID}
          open={open}
          leads
          bar={
            <Button size="small" loading={submitting} onClick={submit}>
              Continue
            </Button>
          }
        >
          {cart !== null && !isAboveMaximum(cart) && <RangeBar low={cart.low} high={cart.high} />}
          {validity !== undefined && <Text tone="muted">{validity}</Text>}
        </ActionPane>
      }
    >
      <Callout tone="info">
        This isn’t a final approval. Sending your items doesn’t commit you to accepting our offer.
      </Callout>
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            <MethodChoice />
            <ShipFrom user={user} heading="Ship-from address" refetch={refetch} />
            <MissingPhotos userId={user.id} photos={photos} />
            <ShippingSteps />
            {cart !== null && <ShippingFacts insuredMaximum={cart.insuredMaximum} />}
            <MutationProblem problem={shipping.problem} />
            <Actions id={ACTIONS_ID}>
              <Button type="submit" loading={submitting}>
                Continue
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}

export const PreQualifiedSchema = v.object({
  method: v.picklist(['LABEL', 'CODE', 'KIT'], 'Select how you’d like to ship'),
  addressConfirmed: AddressConfirmed,
});

export interface PreQualifiedValues {
  method: string;
  addressConfirmed: boolean;
}
