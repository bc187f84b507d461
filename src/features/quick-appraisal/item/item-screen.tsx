import { useEffect, useState } from 'react';
import { useStoredDraft } from '../../../forms/use-draft';
import { takeOverVisitorItem } from './take-over-visitor';
import { VISITOR, useWatchBrands } from '../../../forms/item/use-item-form';
import { kindOfScreen } from '../../../domain/item/kinds';
import { PendingScreen } from '../../../shell/problems/pending';
import { useCurrentScreen, type VisitorScreenProps } from '../../../shell/screen/screen-context';
import { ItemQuestions } from './item-questions';

interface StartingAnswers {
  readonly place: string;
  readonly answers: Readonly<Record<string, unknown>> | null;
}

export function ItemScreen(props: VisitorScreenProps) {
  const { applicant } = props;
  const { id } = useCurrentScreen();
  const kind = kindOfScreen(id) ?? 'OTHER';
  const tabOnly = applicant === null;
  const userId = applicant?.user.id ?? VISITOR;
  const draft = useStoredDraft(userId, { tabOnly });
  const { ready, answers } = draft;
  const place = `${userId} ${id}`;
  const [taken, setTaken] = useState<StartingAnswers | null>(null);
  useEffect(() => {
    if (tabOnly || !ready || taken?.place === place) return;
    // oxlint-disable-next-line react/set-state-in-effect -- taking over clears the visitor's storage, so it can't run in render
    setTaken({ place, answers: takeOverVisitorItem(userId, id, answers) });
  }, [answers, id, place, ready, tabOnly, taken, userId]);
  // An applicant with stored answers sees the form at once.
  const mine = ready && (tabOnly || answers !== null) ? { place, answers } : null;
  const start = taken?.place === place ? taken : mine;
  const brands = useWatchBrands(kind);

  if (start === null || brands.value === null) return <PendingScreen read={brands} />;
  return (
    <ItemQuestions {...props} key={id} kind={kind} brands={brands.value} draft={start.answers} />
  );
}
