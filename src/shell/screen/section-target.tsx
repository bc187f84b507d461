import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../styled-system/css';

const SECTION_PARAMETER = 'section';

const target = css({ outlineWidth: '0', scrollMarginBlockStart: '6rem' });

/** The section to scroll to once it appears; null after any other action. */
let awaited: string | null = null;

const stopAwaiting = (): void => {
  awaited = null;
};
/** Events of another action. */
const SOMETHING_ELSE = ['pointerdown', 'keydown', 'popstate'] as const;

/** Scrolls to a section and focuses it; if it is still loading, once it appears. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  awaited = section === null ? id : null;
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** A section that buttons and links scroll to; `labelledBy` is the id of its heading. */
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

/** Returns the query of a link to a section. */
export function sectionQuery(section: string | undefined): Readonly<Record<string, string>> {
  return section === undefined ? {} : { [SECTION_PARAMETER]: section };
}

/** Returns the section in the address, or null. */
export function useNamedSection(): string | null {
  return new URLSearchParams(useSearch()).get(SECTION_PARAMETER);
}

/** Scrolls to the section in the address, after the heading had the focus. */
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
