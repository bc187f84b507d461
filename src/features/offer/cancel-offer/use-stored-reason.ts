import { useMemo, useState } from 'react';
import type { Flow } from '../../../catalogue/flows';
import type { DeclineReason } from '../../../contract/generated/types';
import { draftStore } from '../../../services/draft/draft-store';
import { declineReasons } from '../../../domain/offer/decline-reasons';
import { useCurrentScreen } from '../../../shell/screen/screen-context';

/** Stored until it is sent, so that it survives a reload. */
export function useStoredReason(
  userId: string,
  flow: Flow,
): {
  readonly reason: DeclineReason | '';
  choose(reason: DeclineReason): void;
  forget(): void;
} {
  const { id: screen } = useCurrentScreen();
  const store = useMemo(() => draftStore(userId, screen), [userId, screen]);
  const [reason, setReason] = useState<DeclineReason | ''>(() => {
    const stored = store.read()?.['reason'];
    return declineReasons(flow).find(({ value }) => value === stored)?.value ?? '';
  });
  return {
    reason,
    choose: (value) => {
      setReason(value);
      store.write({ reason: value });
    },
    forget: () => store.remove(),
  };
}
