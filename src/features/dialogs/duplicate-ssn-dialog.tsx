import { PhoneLink } from '../../ui/phone-link';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { programDefinition } from '../../catalogue/programs';
import type { ScreenId } from '../../catalogue/screens';
import { ApplicationDocument } from '../../contract/generated/documents';
import { signOut } from '../../services/session/sign-out';
import { Button, TextLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Heading, Text } from '../../ui/heading';
import { Actions, Stack } from '../../ui/stack';
import { useBrand } from '../../domain/program/use-brand';
import { useNavigation } from '../../shell/navigation/use-navigation';
import { closeModal, updateModal, type DuplicateSsnContent } from '../../shell/dialogs/modal-store';

const TITLES: Readonly<Record<DuplicateSsnContent['view'], string>> = {
  duplicate: 'Sign In to Your Existing Account',
  help: 'Sign In to Your Existing Account',
  mismatch: 'SSN or DOB mismatch',
};

function DuplicateView({
  onHelp,
  cameBack,
}: {
  onHelp(): void;
  /** Whether the Help Center was closed, so that its button gets the focus. */
  readonly cameBack: boolean;
}) {
  const { texts } = useBrand();
  const [leaving, setLeaving] = useState(false);
  const help = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cameBack) help.current?.focus();
  }, [cameBack]);
  return (
    <Stack gap={6}>
      <Text>
        This Social Security number was already used in another application with {texts.programName}
        . Sign in to that account to continue.
      </Text>
      <Actions>
        <Button
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut();
          }}
        >
          Sign In
        </Button>
        <Button variant="secondary" ref={help} onClick={onHelp}>
          Need Help?
        </Button>
      </Actions>
      <Text tone="muted">
        If you don’t recognize that application, contact us. Someone else may have used your number.
      </Text>
    </Stack>
  );
}

function HelpView({ onBack }: { onBack(): void }) {
  const { phone, email } = useBrand().texts.customerSupport;
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2}>Help Center</Heading>
      <Stack gap={1}>
        <Text>
          Toll-free: <PhoneLink phone={phone} />
        </Text>
        <Text>
          Email: <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </Text>
      </Stack>
      <Actions>
        <Button ref={back} onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Stack>
  );
}

/**
 * Opens the screen on which tax id and date of birth can be corrected: verify-info once there is an
 * offer, otherwise personal-info.
 */
function useCorrection(onClose: DuplicateSsnContent['onClose']): () => void {
  const client = useApolloClient();
  const { goTo, pathOf } = useNavigation();
  const { flow } = programDefinition(useBrand().id);
  const [location] = useLocation();
  return () => {
    closeModal('ssnDuplicate');
    if (onClose !== null) return onClose();
    const known = client.readQuery({ query: ApplicationDocument });
    const hasOffer = Boolean(known?.currentUser?.creditApplication?.offer);
    const target: ScreenId = flow !== 'cash' && hasOffer ? 'verify-info' : 'personal-info';
    if (location !== pathOf(target)) goTo(target);
    return undefined;
  };
}

function MismatchView({ onClose }: Pick<DuplicateSsnContent, 'onClose'>) {
  const correct = useCorrection(onClose);
  return (
    <Stack gap={4}>
      <Text>Please check your information and try again.</Text>
      <Actions>
        <Button onClick={correct}>Verify income info</Button>
      </Actions>
    </Stack>
  );
}

/** The duplicate-SSN modal (spec 2) with its Help Center and the mismatch view. */
export function DuplicateSsnDialog({ blocking, view, onClose }: DuplicateSsnContent) {
  const [helped, setHelped] = useState(view === 'help');
  if (!helped && view === 'help') setHelped(true);
  return (
    <Dialog
      open
      blocking={blocking}
      title={TITLES[view]}
      onClose={() => {
        closeModal('ssnDuplicate');
        onClose?.();
      }}
    >
      {view === 'mismatch' && <MismatchView onClose={onClose} />}
      {view === 'help' && (
        <HelpView onBack={() => updateModal('ssnDuplicate', { view: 'duplicate' })} />
      )}
      {view === 'duplicate' && (
        <DuplicateView
          onHelp={() => updateModal('ssnDuplicate', { view: 'help' })}
          cameBack={helped}
        />
      )}
    </Dialog>
  );
}
