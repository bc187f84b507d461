import { Suspense, type ReactNode } from 'react';
import type { VisitorScreenId } from '../../catalogue/journey/entry';
import type { SignInScreenId } from '../../catalogue/journey/sign-in-path';
import { programDefinition } from '../../catalogue/programs';
import { useBrand } from '../../domain/program/use-brand';
import { ScreenContext } from '../../shell/screen/screen-context';
import { Main } from '../../ui/main';
import { LoadingScreen } from '../../ui/spinner';
import { PublicFrame } from '../shell/public-frame';

export function LoadingRoute() {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  );
}

export function PublicScreen({
  id,
  children,
}: {
  readonly id: SignInScreenId | VisitorScreenId;
  readonly children: ReactNode;
}) {
  const { flow } = programDefinition(useBrand().id);
  return (
    <PublicFrame>
      <ScreenContext value={{ id, flow }}>
        <Suspense fallback={<LoadingRoute />}>{children}</Suspense>
      </ScreenContext>
    </PublicFrame>
  );
}
