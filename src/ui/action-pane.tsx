import { useId, useRef, type ReactNode } from 'react';
import { css, cva, cx } from '../../styled-system/css';
import { Button, type ButtonProps } from './button';
import { BottomBar } from './bottom-bar';
import { cardFace } from './card-face';
import { KeyFacts, type KeyFact } from './key-facts';
import { PAGE_FIGURE, usePageFigure, useOutOfView } from './use-out-of-view';
import { useScrolledUnder } from './use-scrolled-under';

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
    wideOnly: {
      true: { display: { base: 'none', desktop: 'flex' } },
      false: { display: 'flex' },
    },
    // On a phone a card, too, if it shows a figure there.
    sheet: { true: SHEET, false: {} },
  },
});
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
  // Content of the figure is closer to it than to a card face.
  '& + div': { paddingBlockStart: { desktop: '4' } },
});
/** Title and figure share a row, so that swapping them doesn't move the buttons. */
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
  // Keeps a range of two long amounts on one line.
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
  '& > *': { tabletOnly: { flex: '1' } },
});

// A quiet button is a third taller than its text. Keeps touch targets apart from the buttons above.
const footPlace = css({ marginBlockStart: { desktop: '-3' }, marginBlockEnd: '-3' });

export interface PaneFigure {
  term: string;
  short?: string;
  value: string;
}

export interface ActionPaneProps {
  label: string;
  /** The page's main figure; on a phone in the bar and in the column. */
  figure: PaneFigure | null;
  /** Whether a phone shows the figure in the pane, because the column doesn't. */
  figureEverywhere?: boolean;
  /**
   * How the pane repeats the column's figure: on one line, or instead of the title while the
   * column's is out of view.
   */
  figureOnPane?: 'line' | 'line while away';
  /** Whether screen readers announce changes. */
  live?: boolean;
  /** Shown from 1024 px. */
  facts?: readonly KeyFact[];
  children?: ReactNode;
  /** The screen's only buttons: in the sidebar from 1024 px, otherwise at the end of the page. */
  actions?: ReactNode;
  /**
   * Id of the place in the column for the buttons, if they belong to a form there. Then the pane is
   * only in the sidebar, and a phone has only the bar.
   */
  answersId?: string;
  /** Task before the action: bar and pane show and link to it instead. */
  open?: OpenTask | null;
  /** Whether the pane in the sidebar also links to the open task. */
  leads?: boolean;
  foot?: ReactNode;
  /** Copies of the page's buttons; null hides the bar. */
  bar: ReactNode;
}

/** `id` is that of its first control. */
export interface OpenTask {
  readonly label: string;
  readonly id: string;
}

/** Characters that are too long for the card face, such as "$5,245 to $8,625". */
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

function OpenButton({
  open,
  ...look
}: { open: OpenTask } & Pick<ButtonProps, 'size' | 'fullWidth'>) {
  const go = (): void => {
    const place = document.getElementById(open.id);
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  };
  return (
    <Button {...look} variant="secondary" data-jump="" onClick={go}>
      {open.label}
    </Button>
  );
}

/**
 * Main figure and actions: in the sidebar, sticky, from 1024 px; otherwise at the end of the page,
 * with a bar while they are out of view.
 */
export function ActionPane(props: ActionPaneProps) {
  const { figure: amount, facts = [], figureEverywhere = false, live = false } = props;
  const onFace = cx(cardFace, face({ everywhere: figureEverywhere }));
  const section = useRef<HTMLElement>(null);
  useScrolledUnder(section);
  const { figureOnPane, answersId, leads = false, open = null } = props;
  const opensNext = leads && open !== null;
  const hasBody = answersId === undefined || opensNext || props.children !== undefined;
  const buttonsId = useId();
  const next = `[id="${open?.id ?? answersId ?? buttonsId}"]`;
  const below = useOutOfView(next, 'below');
  // The bar disappears once the user scrolls past the buttons, but not for an open task above.
  const above = useOutOfView(open === null ? null : next, 'above');
  const isShownAbove = usePageFigure();
  const about = isShownAbove === true ? null : amount;
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
            <p className={cx(title, isShownAbove === false && turned)} data-title="">
              {props.label}
            </p>
            <p className={cx(line, isShownAbove !== false && turned)}>
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
              opensNext && <OpenButton open={open} fullWidth />
            )}
            {props.foot !== undefined && <div className={footPlace}>{props.foot}</div>}
          </div>
        )}
      </section>
      {(below || above) && amount !== null && (open !== null || props.bar !== null) && (
        <BottomBar
          about={about && { term: about.short ?? about.term, value: about.value }}
          repeats={open === null}
        >
          {open === null ? props.bar : <OpenButton open={open} size="small" />}
        </BottomBar>
      )}
    </>
  );
}
