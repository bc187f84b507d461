import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../styled-system/css';

const SECTION_PARAMETER = 'section';

const target = css({ outlineWidth: '0', scrollMarginBlockStart: '6rem' });

/** Scroll to this section once it appears; null after any other action. */
let awaited: string | null = null;

const stopAwaiting = (): void => {
  awaited = null;
};
const SOMETHING_ELSE = ['pointerdown', 'keydown', 'popstate'] as const;

/** Waits for a section that is still loading. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  awaited = section === null ? id : null;
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** `labelledBy`: id of its heading. */
export function SectionTarget({
  id,
  labelledBy,
  children,
}: {
  readonly id: string;
  readonly labelledBy: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    if (awaited === id) focusSection(id);
  }, [id]);
  return (
    <section id={id} aria-labelledby={labelledBy} tabIndex={-1} className={target}>
      {children}
    </section>
  );
}

export function sectionQuery(section: string | undefined): Readonly<Record<string, string>> {
  return section === undefined ? {} : { [SECTION_PARAMETER]: section };
}

/** Null if the URL names none. */
export function useNamedSection(): string | null {
  return new URLSearchParams(useSearch()).get(SECTION_PARAMETER);
}

/** Runs after the heading had the focus. */
export function useSectionOfAddress(): void {
  const section = useNamedSection();
  useEffect(() => {
    for (const event of SOMETHING_ELSE) window.addEventListener(event, stopAwaiting, true);
    return () => {
      for (const event of SOMETHING_ELSE) window.removeEventListener(event, stopAwaiting, true);
      stopAwaiting();
    };
  }, []);
  useEffect(() => {
    if (section !== null) focusSection(section);
  }, [section]);
}
