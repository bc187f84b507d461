import { fullName } from '../../../catalogue/person-name';
import type { Application, CurrentUser } from '../../../services/data/use-applicant';
import { formatDay } from '../../../domain/text/format';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Screen } from '../../../shell/screen/screen';
import { LinkButton } from '../../../ui/link-button';
import { Actions, Stack } from '../../../ui/stack';
import { StatusTag } from '../../../ui/status-tag';
import { CancellationDates } from '../common/cancellation-dates';
import { SignatureLine } from '../common/signature-line';
import { SignedDocuments } from '../common/signed-documents';

export function SignedState({
  user,
  application,
  signedAt,
}: {
  readonly user: CurrentUser;
  readonly application: Application;
  readonly signedAt: string;
}) {
  const { pathOf } = useNavigation();
  const { cancellationEndsOn } = application;
  const href = pathOf('congratulations');
  return (
    <Screen
      heading="Your agreements are signed"
      lead={`You signed on ${formatDay(signedAt)}. There is nothing more to sign.`}
      above={
        <StatusTag icon="check" tone="success">
          Signed
        </StatusTag>
      }
    >
      <Stack gap={8}>
        <Actions>
          <LinkButton href={href}>See What Happens Next</LinkButton>
        </Actions>
        <SignatureLine
          name={fullName(user)}
          below={[fullName(user), formatDay(signedAt)]}
          written
        />
        {cancellationEndsOn !== null && (
          <CancellationDates signedAt={signedAt} endsOn={cancellationEndsOn} />
        )}
        <SignedDocuments />
      </Stack>
    </Screen>
  );
}
