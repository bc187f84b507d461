import { useWatch } from 'react-hook-form';
import { SoftInquiryAuthorization } from '../../domain/disclosure/credit-report-authorization';
import { IdentificationNotice } from '../../domain/disclosure/identification-notice';
import { FormCheckboxField } from '../../forms/form-fields';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { MutationProblem } from '../../shell/problems/problem-panel';
import { addressText } from '../../forms/fields/address-text';
import { PagedForm, type Answer } from '../../forms/pages/paged-form';
import { IncomeSourceList, yearlyText } from '../../forms/sections/income-sources';
import { HomeAddressFields } from '../../forms/sections/home-address-fields';
import { IncomeFields } from '../../forms/sections/income-fields';
import { ZeroIncomeCallout } from '../../forms/sections/use-zero-income-note';
import { informationRequest } from '../../domain/text/information-lists';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import type { AddressAndIncome } from './address-and-income-schema';
import {
  useAddressAndIncome,
  type AddressPageId,
  type AddressAndIncomeProps,
} from './use-address-and-income';

const BUTTON = 'See My Options';

function NeededAgain({ application }: Pick<AddressAndIncomeProps, 'application'>) {
  const { status, missingInformation, dueOn } = application;
  if (status !== 'FIN_INFO_NEEDED') return null;
  return <Callout tone="info">{informationRequest(missingInformation, dueOn)}</Callout>;
}

function answersOf(values: AddressAndIncome): readonly Answer<AddressPageId>[] {
  const { homeAddress, shippingAddress, annualIncome, incomeSources } = values;
  return [
    { page: 'address', term: 'Home address', value: addressText(homeAddress) },
    {
      page: 'mailing',
      term: 'Mailing address',
      value: shippingAddress === null ? 'Your home address' : addressText(shippingAddress),
    },
    { page: 'income', term: 'Annual income', value: yearlyText(annualIncome) },
    {
      page: 'income',
      term: 'Sources of income',
      value: <IncomeSourceList sources={incomeSources} />,
    },
  ];
}

export function AddressAndIncomeForm(props: AddressAndIncomeProps) {
  const { applicant, application } = props;
  const { portalForm, zeroIncome, unsupported, problem } = useAddressAndIncome(props);
  const { form } = portalForm;
  const { goTo } = useNavigation();
  const shipsHome = useWatch({ control: form.control, name: 'shipsHome' });
  // Also on page 2, so that "Change" in the review can undo the choice.
  const shipsHomeField = <FormCheckboxField name="shipsHome" label="Ship to my home address" />;

  return (
    <PagedForm
      state={portalForm}
      above={
        <>
          <NeededAgain application={application} />
          <IdentificationNotice />
        </>
      }
      content={{
        address: (
          <>
            <HomeAddressFields onStateChange={unsupported.leave} />
            {shipsHomeField}
          </>
        ),
        mailing: (
          <>
            {shipsHomeField}
            {shipsHome ? null : (
              <HomeAddressFields
                name="shippingAddress"
                label="Shipping address"
                hint="We can’t ship to a P.O. box"
                section="shipping"
              />
            )}
          </>
        ),
        income: <IncomeFields dateOfBirth={applicant.user.dob} />,
      }}
      answers={answersOf}
      beforeSend={
        <>
          <SoftInquiryAuthorization button={BUTTON} />
          <ZeroIncomeCallout note={zeroIncome} button={BUTTON} />
          <MutationProblem problem={problem} />
        </>
      }
      button={BUTTON}
      more={
        application.status === 'PREQUAL_ITEM_VALUED' && (
          <Button variant="secondary" onClick={() => goTo('asset-cart')}>
            Back
          </Button>
        )
      }
      leaves={() => unsupported.leave(form.getValues('homeAddress.state'))}
    />
  );
}
