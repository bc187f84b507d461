import { HowItWorksCard } from '../../shell/screen/how-it-works-card';
import { Screen } from '../../shell/screen/screen';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { LinkButton } from '../../ui/link-button';
import { BrandPicture } from '../../domain/program/brand-picture';
import { Actions } from '../../ui/stack';
import type { ReactNode } from 'react';

export function EmptyCart({ children }: { readonly children?: ReactNode }) {
  const add = useNavigation().pathOf('quick-appraisal');
  return (
    <Screen
      heading="Your cart is empty"
      filledShare="begun"
      picture={<BrandPicture />}
      lead="Add at least one item to get an estimate."
      actions={
        <Actions>
          <LinkButton href={add}>Add an Item</LinkButton>
        </Actions>
      }
    >
      {children}
      <HowItWorksCard />
    </Screen>
  );
}
