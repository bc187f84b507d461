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
 * Adds a history entry for the review, so that Back returns to the form with its values. They stay
 * in this page's memory; after a reload the form is shown.
 */
export function useReviewStep<Chosen>(): {
  /** Values to review; null while the form is shown. */
  readonly chosen: Chosen | null;
  review(chosen: Chosen): void;
  leave(): void;
} {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [stored, setStored] = useState<Chosen | null>(null);
  const isReview = new URLSearchParams(search).get(STEP) === REVIEW;
  const chosen = isReview ? stored : null;

  useEffect(() => {
    if (isReview && stored === null) navigate(path + withStep(search, null), { replace: true });
  }, [isReview, stored, navigate, path, search]);

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
      setStored(next);
      navigate(path + withStep(search, REVIEW));
    },
    leave: () => {
      if (isReview) leaveOverlayEntry(() => window.history.back());
    },
  };
}
