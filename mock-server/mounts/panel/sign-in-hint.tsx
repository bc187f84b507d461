import { useEffect, useState } from 'react';
import { findPersona } from '../../../fixtures/personas';
import { EmailText } from '../../../src/ui/email-text';
import { Callout } from '../../../src/ui/callout';
import type { Message, WorldState } from '../../world/state';

interface Hint {
  readonly person: string;
  readonly phone: string;
  readonly email: string;
  readonly lastMessage: Message | null;
}

async function readHint(): Promise<Hint> {
  const [state, inbox] = await Promise.all([
    fetch('/__mock/state').then((response) => response.json() as Promise<WorldState>),
    fetch('/__mock/inbox').then((response) => response.json() as Promise<Message[]>),
  ]);
  const persona = findPersona(state.seed.persona);
  return {
    person: [persona?.firstName, persona?.lastName].filter(Boolean).join(' '),
    phone: persona?.phone ?? '',
    email: persona?.email ?? '',
    lastMessage: inbox.at(-1) ?? null,
  };
}

/** For developers: people who can sign in, and the code of the mock message. */
export function SignInHint() {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void readHint().then((read) => {
      if (!isUnmounted) setHint(read);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (hint === null) return null;
  const { person, phone, email, lastMessage } = hint;
  return (
    <Callout tone="info">
      {lastMessage?.code ? (
        <p>
          <strong>Test environment.</strong> Nothing was really sent. The code for {lastMessage.to}{' '}
          is <strong>{lastMessage.code}</strong>.
        </p>
      ) : (
        <p>
          <strong>Test environment.</strong> Sign in as {person} with {phone} or{' '}
          <EmailText email={email} />, or as anybody else from nothing. The code is shown here, not
          sent.
        </p>
      )}
    </Callout>
  );
}
