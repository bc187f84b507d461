import { LIMITS } from '../../../catalogue/limits';
import { AddItemPhotos } from './add-item-photos';
import { useItemCart } from '../../../domain/item/cart/use-item-cart';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { Pending } from '../../../shell/problems/pending';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { LinkButton } from '../../../ui/link-button';
import { Heading } from '../../../ui/heading';
import { ReviewPicture } from '../../../ui/pictures/waiting-pictures';
import { Actions, Card, Stack } from '../../../ui/stack';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { reviewCopy, reviewSteps } from './review-copy';
import { ReviewedItem } from './reviewed-item';

function BackToItems({ label, primary }: { readonly label: string; readonly primary: boolean }) {
  const href = useNavigation().pathOf('asset-cart');
  return (
    <LinkButton href={href} variant={primary ? 'primary' : 'secondary'}>
      {label}
    </LinkButton>
  );
}

function ItemInReview({ applicant, application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const onFile = useItemCart({ pollMs: LIMITS.poll.sec * 1000 });
  const cart = onFile.value?.cart ?? null;
  const { user } = applicant;
  const items = cart?.items ?? [];
  const inReview = items.filter((item) => item.state === 'IN_REVIEW');
  const copy = reviewCopy(cart, user.email);
  return (
    <StatusFrame
      state={state}
      isDecisionPending
      heading={copy.heading}
      sentence={copy.sentence}
      picture={<ReviewPicture />}
      steps={reviewSteps(application.createdAt, copy)}
      actions={null}
    >
      {onFile.value === null && <Pending read={onFile} shape="text" />}
      {items.length > 0 && (
        <Card>
          <Stack gap={3}>
            <Heading level={2}>Your items</Heading>
            <ul>
              {items.map((item) => (
                <ReviewedItem key={item.id} item={item} />
              ))}
            </ul>
          </Stack>
        </Card>
      )}
      {inReview.length > 0 && (
        <Card>
          <Stack gap={6}>
            <Heading level={2}>More photos help</Heading>
            {inReview.map((item, index) => (
              <AddItemPhotos
                key={item.id}
                userId={user.id}
                applicationId={application.id}
                item={item}
                secondary={index > 0}
                onAdded={async () => {
                  await onFile.refetch();
                }}
              />
            ))}
          </Stack>
        </Card>
      )}
      <Actions>
        <BackToItems label={copy.button} primary={copy.isOver} />
      </Actions>
    </StatusFrame>
  );
}

export function ItemInReviewScreen(props: ScreenProps) {
  return <WithApplication {...props} view={ItemInReview} />;
}
