import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../styled-system/css';

const SECTION_PARAMETER = 'section';

const target = css({ outlineWidth: '0', scrollMarginBlockStart: '6rem' });

/** The part that somebody wanted to move to before it was there; null once they do anything else. */
let awaited: string | null = null;

const stopAwaiting = (): void => {
  awaited = null;
};
/** By these they do something else. */
const SOMETHING_ELSE = ['pointerdown', 'keydown', 'popstate'] as const;

/** Moves to a part of the screen, for the eye and for the focus; to one still being read once it is there. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  awaited = section === null ? id : null;
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** A section that buttons and links lead to; `labelledBy` is the id of its heading. */
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

/** The query of a link to a part of a screen. */
export function sectionQuery(section: string | undefined): Readonly<Record<string, string>> {
  return section === undefined ? {} : { [SECTION_PARAMETER]: section };
}

/** The part of the screen that the address names; null where it names none. */
export function useNamedSection(): string | null {
  return new URLSearchParams(useSearch()).get(SECTION_PARAMETER);
}

/** Moves to the part of the screen that the address names, after the heading has had the focus. */
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
