import { useId, useRef, type ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { Button } from './button';
import { BottomBar } from './bottom-bar';
import { cardFace } from './card-face';
import { KeyFacts, type KeyFact } from './key-facts';
import { ArrowIcon } from './icons';
import { PAGE_FIGURE, usePageFigure, useOutOfView } from './use-out-of-view';
import { useGoneBehind } from './use-gone-behind';

const SHEET = {
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  boxShadow: 'medium',
  overflow: 'hidden',
} as const;
const pane = cva({
  base: {
    flexDirection: 'column',
    outlineWidth: '0',
    scrollMarginBlock: '1rem',
    desktop: SHEET,
    _print: { display: 'none' },
  },
  variants: {
    // On a phone the column says what it says.
    wideOnly: {
      true: { display: { base: 'none', desktop: 'flex' } },
      false: { display: 'flex' },
    },
    // Where it says something on a phone too, it is a sheet there as well.
    sheet: { true: SHEET, false: {} },
  },
});
/** The figure stands on the face of the card that is applied for. */
const face = cva({
  base: {
    flexDirection: 'column',
    gap: '1',
    padding: { base: '4', tablet: '6' },
  },
  variants: {
    everywhere: {
      true: {
        display: 'flex',
      },
      false: { display: { base: 'none', desktop: 'flex' } },
    },
  },
});
/** The figure as one line. */
const line = css({
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingInline: '6',
  '& > :first-child': { color: 'muted' },
  '& > :last-child': { fontSize: 'heading' },
});
const lineAbove = css({
  display: { base: 'none', desktop: 'flex' },
  paddingBlockStart: '6',
  // What follows belongs to it: nearer than what follows a face.
  '& + div': { paddingBlockStart: { desktop: '4' } },
});
/** One row for the title of the pane and, in its place, that line: what comes for the other moves no button. */
const head = css({
  display: { base: 'none', desktop: 'grid' },
  alignItems: 'baseline',
  paddingBlockStart: '6',
  lineHeight: 'tight',
  '& > *': { gridArea: '1 / 1', display: 'flex' },
  '& + div': { paddingBlock: { desktop: '2' } },
});
const title = css({ paddingInline: '6', fontSize: 'subheading' });
const turned = css({ visibility: 'hidden' });
const term = css({ fontSize: 'small' });
const figure = css({
  fontFamily: 'display',
  fontSize: 'paneAmount',
  fontWeight: 'display',
  lineHeight: 'tight',
  letterSpacing: 'tight',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // A range of two long amounts stays on one line.
  '&[data-long]': { fontSize: 'heading' },
});
const more = css({
  display: { base: 'none', desktop: 'block' },
  paddingInline: '6',
  paddingBlock: '4',
  fontSize: 'small',
  '& + div': { paddingBlockStart: { desktop: '0' } },
});
const body = cva({
  base: { display: 'flex', flexDirection: 'column', gap: '4' },
  variants: {
    sheet: {
      true: { padding: { base: '4', tablet: '6' } },
      false: {
        padding: { base: '0', desktop: '6' },
        paddingBlockStart: { base: '4', desktop: '6' },
      },
    },
  },
});
const buttons = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row', desktop: 'column' },
  flexWrap: { tablet: 'wrap', desktop: 'nowrap' },
  gap: '3',
  // Beside each other they share the row.
  '& > *': { tabletOnly: { flex: '1' } },
});

// A quiet button is a third higher than its words. Under a finger nothing stands nearer to the buttons above it.
const footPlace = css({ marginBlockStart: { desktop: '-3' }, marginBlockEnd: '-3' });

export interface PaneFigure {
  term: string;
  /** The term in the bar of a phone, where a long one would take two lines. */
  short?: string;
  value: string;
}

export interface ActionPaneProps {
  /** What it is called: "Your answer". */
  label: string;
  /** What the page is about. Beside the column it stands on the pane; on a phone in the bar, and the column says it. */
  figure: PaneFigure | null;
  /** Whether the figure stands on the pane on a phone too, because the column does not say it. */
  figureEverywhere?: boolean;
  /** How the pane says it beside a column that says it too: as a line, or in place of the title as one that is there only while the column's is out of sight. */
  figureOnPane?: 'line' | 'line while away';
  /** What is still to be done, which is where `answersId` leads: the bar says that instead, and leads there from below too. */
  open?: PaneFigure | null;
  /** Whether it is read out when it changes. */
  live?: boolean;
  /** A line or two more, from 1024 px on. */
  facts?: readonly KeyFact[];
  /** Above the buttons: what is drawn, what went wrong. */
  children?: ReactNode;
  /** The buttons of the screen: the only ones, at the side from 1024 px on, at the end of the page below. */
  actions?: ReactNode;
  /**
   * Where the buttons stand in the column instead, because they belong to what is typed there: the id of
   * that place. The pane then stands at the side only, and a phone has no more than the bar.
   */
  answersId?: string;
  /** Whether the pane has a button that leads there too. */
  leads?: boolean;
  /** Under the buttons. */
  foot?: ReactNode;
  /** The button of the bar, which leads here. */
  jump: string;
}

/** Letters of an amount that are too many for the face of the card: "$5,245 to $8,625". */
const LONG_VALUE = 14;

function Figure({ term: name, value }: PaneFigure) {
  return (
    <>
      <span className={term}>{name}</span>{' '}
      <span className={figure} data-long={value.length > LONG_VALUE || undefined}>
        {value}
      </span>
    </>
  );
}

/**
 * What the page is about together with what can be done: at the side of the page from 1024 px on, where
 * it stays in sight; below it is the end of the page, and a bar leads to it while it is out of sight.
 */
export function ActionPane(props: ActionPaneProps) {
  const { figure: amount, facts = [], figureEverywhere = false, live = false } = props;
  const onFace = cx(cardFace, face({ everywhere: figureEverywhere }));
  const section = useRef<HTMLElement>(null);
  useGoneBehind(section);
  const { figureOnPane, answersId, leads = false, open = null } = props;
  const hasBody = answersId === undefined || leads || props.children !== undefined;
  const buttonsId = useId();
  const answers = `[id="${answersId ?? buttonsId}"]`;
  const below = useOutOfView(answers, 'below');
  // Hide the jump once the user scrolls past the buttons, but show it above an open task.
  const above = useOutOfView(open === null ? null : answers, 'above');
  const isSaid = usePageFigure();
  const about = open ?? (isSaid === true ? null : amount);
  const jump = (): void => {
    const place = answersId === undefined ? section.current : document.getElementById(answersId);
    // A heading begins what is in sight; buttons, and a box to tick, stand below what they belong to.
    const begins = answersId !== undefined && !(place instanceof HTMLInputElement);
    place?.scrollIntoView({ block: begins ? 'start' : 'center' });
    place?.focus({ preventScroll: true });
  };
  return (
    <>
      <section
        ref={section}
        tabIndex={-1}
        aria-label={props.label}
        className={pane({ wideOnly: answersId !== undefined, sheet: figureEverywhere })}
        data-wide-only={answersId !== undefined || undefined}
      >
        {amount !== null && figureOnPane === 'line while away' && (
          <div className={head}>
            <p className={cx(title, isSaid === false && turned)} data-title="">
              {props.label}
            </p>
            <p className={cx(line, isSaid !== false && turned)}>
              <Figure {...amount} />
            </p>
          </div>
        )}
        {amount !== null && figureOnPane !== 'line while away' && (
          <p
            className={figureOnPane === undefined ? onFace : cx(line, lineAbove)}
            role={live ? 'status' : undefined}
            {...(figureEverywhere ? PAGE_FIGURE : {})}
          >
            <Figure {...amount} />
          </p>
        )}
        {facts.length > 0 && (
          <div className={more}>
            <KeyFacts items={facts} />
          </div>
        )}
        {hasBody && (
          <div className={body({ sheet: figureEverywhere })}>
            {props.children}
            {answersId === undefined ? (
              <div id={buttonsId} className={buttons}>
                {props.actions}
              </div>
            ) : (
              leads && (
                <Button variant="secondary" data-jump="" fullWidth onClick={jump}>
                  {props.jump}
                  <ArrowIcon up={above === true} />
                </Button>
              )
            )}
            {props.foot !== undefined && <div className={footPlace}>{props.foot}</div>}
          </div>
        )}
      </section>
      {(below || above) && amount !== null && (
        <BottomBar
          about={about && { term: about.short ?? about.term, value: about.value }}
          button={props.jump}
          up={above === true}
          onJump={jump}
        />
      )}
    </>
  );
}
