import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { focusHeading } from '../../../ui/heading';
import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

const STEP = 'step';
const REVIEW = 'review';

function withStep(search: string, step: string | null): string {
  const parameters = new URLSearchParams(search);
  if (step === null) parameters.delete(STEP);
  else parameters.set(STEP, step);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The review as a step of its own in the history: Back leads from it to the form, with what was typed.
 * What was chosen stays in this page's memory; where it is gone, such as after a reload, there is nothing
 * to review and the form is shown.
 */
export function useReviewStep<Chosen>(): {
  /** What is being reviewed; null while the form is shown. */
  readonly chosen: Chosen | null;
  review(chosen: Chosen): void;
  /** Back to the form. */
  leave(): void;
} {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [kept, setKept] = useState<Chosen | null>(null);
  const asked = new URLSearchParams(search).get(STEP) === REVIEW;
  const chosen = asked ? kept : null;

  useEffect(() => {
    if (asked && kept === null) navigate(path + withStep(search, null), { replace: true });
  }, [asked, kept, navigate, path, search]);

  const wasReviewing = useRef(false);
  useEffect(() => {
    const left = wasReviewing.current && chosen === null;
    wasReviewing.current = chosen !== null;
    if (!left || document.activeElement !== document.body) return;
    window.scrollTo({ top: 0 });
    focusHeading();
  }, [chosen]);

  return {
    chosen,
    review: (next) => {
      setKept(next);
      navigate(path + withStep(search, REVIEW));
    },
    leave: () => {
      if (asked) leaveOverlayEntry(() => window.history.back());
    },
  };
}
