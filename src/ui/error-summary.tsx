import { useEffect, useRef } from 'react';
import { css } from '../../styled-system/css';

export interface SummarizedError {
  id: string;
  message: string;
}

export interface ErrorSummaryProps {
  errors: readonly SummarizedError[];
  /** Number of failed submits. The summary takes the focus once per submit, never during input. */
  attempt: number;
}

const box = css({
  padding: { base: '4', desktop: 'calc(1.5rem - 2px)' },
  border: '3px solid token(colors.dangerText)',
  borderRadius: 'medium',
  background: 'surface',
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
});
const link = css({
  display: 'inline-block',
  paddingBlock: '1',
  color: 'dangerText',
  fontWeight: 'strong',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Above the h1, with the texts of the fields. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  // A submit that failed before mounting is already handled; another form restarts at 0.
  const handledAttempt = useRef(shown ? 0 : attempt);
  useEffect(() => {
    handledAttempt.current = Math.min(handledAttempt.current, attempt);
    if (!shown || handledAttempt.current === attempt) return;
    handledAttempt.current = attempt;
    summary.current?.focus();
  }, [attempt, shown]);
  if (!shown) return null;
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className={box}
    >
      <h2 id="error-summary-title" className={css({ fontSize: 'subheading' })}>
        There is a problem
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a
              href={`#${id}`}
              className={link}
              onClick={(event) => {
                event.preventDefault();
                focusControl(id);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
