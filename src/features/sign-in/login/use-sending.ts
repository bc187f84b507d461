import { useEffect, useState } from 'react';
import { loadCode } from '../../../services/load-code';
import type { Recipient } from '../../../services/session/passwordless';
import type { SignInProblem } from '../../../services/session/sign-in-error';
import type * as SendFirstCode from './send-first-code';
import { notSent, OFFLINE } from './sign-in-messages';
import type { Check } from './use-sign-in-form';

type Code = typeof SendFirstCode;

let code: Code | null = null;

/** `pressed`: the user is waiting, so a reload of the page is acceptable; it doesn't lose input. */
async function load(pressed: boolean): Promise<Code> {
  code ??= await loadCode(() => import('./send-first-code'), pressed);
  return code;
}

/** The code for sending loads after the screen. An early submit waits for it. */
export function useSending(): {
  readonly sending: boolean;
  /** Returns why sending failed; null if it didn't. */
  failure(channel: Recipient['channel']): string | null;
  readonly check: Check<Recipient>;
  /** Resolves to whether the code was sent. */
  send(recipient: Recipient): Promise<boolean>;
} {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => void load(false).catch(() => undefined));
    return () => window.clearTimeout(timer);
  }, []);

  const whileSending = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    setSending(true);
    try {
      return await task();
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    failure: (channel) => {
      if (problem === null) return null;
      if (code !== null) return code.sendFailure(problem, channel);
      return problem === 'offline' ? OFFLINE : notSent(channel);
    },
    check: (values) => {
      if (code !== null) return code.checkRecipient(values);
      setProblem(null);
      return whileSending(async () => {
        try {
          return (await load(true)).checkRecipient(values);
        } catch {
          setProblem(navigator.onLine ? 'failed' : 'offline');
          return { messages: {} };
        }
      });
    },
    send: (recipient) =>
      whileSending(async () => {
        const { lastSignInProblem, sendCode } = await load(true);
        setProblem(null);
        try {
          await sendCode(recipient);
          return true;
        } catch {
          setProblem(lastSignInProblem());
          return false;
        }
      }),
  };
}
