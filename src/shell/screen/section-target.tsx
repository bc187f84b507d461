import { useEffect, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import { css } from '../../../styled-system/css';

const SECTION_PARAMETER = 'section';

const target = css({ outlineWidth: '0', scrollMarginBlockStart: '6rem' });

/** Moves to a part of the screen, for the eye and for the focus. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
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
    if (section === null) return undefined;
    const frame = requestAnimationFrame(() => focusSection(section));
    return () => cancelAnimationFrame(frame);
  }, [section]);
}
