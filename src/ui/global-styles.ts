/** Styles of bare elements. Everything else is in the recipes of the components. */
export const GLOBAL_STYLES = {
  html: {
    colorScheme: 'light',
    fontFamily: 'sans',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'foreground',
    background: 'background',
    textSizeAdjust: '100%',
    textRendering: 'geometricPrecision',
    wordSpacing: '0.04em',
    scrollPaddingTop: '5rem',
    // What is scrolled into view stands clear of a banner at the lower edge, and so does the end of the page.
    // A bar that comes and goes says so itself (`bottom-bar.tsx`).
    scrollPaddingBottom: 'calc(var(--banner-height, 0px) + 0.5rem)',
    WebkitFontSmoothing: 'antialiased',
    // On a wide screen everything is larger, and grows with it: the page would be a strip in the middle of it.
    '@media (width >= 100rem)': { fontSize: 'calc(75% + 0.4vw)' },
  },
  'html[data-color-scheme=dark]': { colorScheme: 'dark' },
  body: {
    minHeight: '100dvh',
    paddingBottom: 'var(--banner-height, 0px)',
    fontSize: 'body',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, [data-words], [data-title]': {
    fontFamily: 'display',
    fontWeight: 'display',
    lineHeight: 'heading',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
  // Words that are measured, not shown: a place is kept for them.
  '[data-words]::before': { content: 'attr(data-words)', visibility: 'hidden' },
  // What is only said takes no room.
  '[data-waiting] > [role=status]:not(:has(p))': { marginBlockEnd: '-4' },
  'p, li, dd': { textWrap: 'pretty' },
  // The sentence under the heading belongs to it. Its lines are of one length on a phone; where they could be long,
  // half of one would break too early, and its last words stay together instead.
  'h1 + p': { marginBlockStart: '-0.75rem', textWrap: 'balance' },
  'footer p': { textWrap: 'balance' },
  // A field of the sign-in ends where the choices above it do, and so does the button.
  '[data-screen=login]': { '--sizes-field': '100%', '& [type=submit]': { width: '100%' } },
  // What leads to an answer and is none: in the brand's tint, unlike a second answer.
  '[data-jump]': {
    background: 'token(colors.accentSoft) !important',
    borderColor: 'token(colors.accentText) !important',
  },
  // Where none is chosen that has to be, each is marked as a field is.
  'fieldset[data-invalid] label': {
    borderColor: 'token(colors.dangerText) !important',
  },
  // What is chosen here is what the screen is about.
  '[data-screen=credit-line] fieldset label': {
    minHeight: '3.75rem !important',
    '& > span': { fontFamily: 'display', fontSize: 'token(fontSizes.subheading)' },
  },
  // The card that came lies on the brand's ground, not below it.
  '[data-screen=congratulations]': {
    '--sizes-band-reach': 'clamp(6rem, 12vw, 9rem)',
    '--sizes-band-space': '0px',
  },
  '@media (width >= 40.0625rem)': {
    // The kinds of items two by two, each radio in the middle of its row; an odd one has a row of its own.
    '[data-screen=quick-appraisal]': {
      '& fieldset > :last-child': { gridTemplateColumns: 'repeat(2, 1fr) !important' },
      '& label:last-child': { gridColumn: '1 / -1' },
    },
    '[data-screen=credit-line] fieldset > :last-child': {
      gridTemplateColumns: 'repeat(4, 1fr) !important',
    },
  },
  // As large as the number beside it.
  '[aria-label=Help] button': { fontSize: 'token(fontSizes.body) !important' },
  // What follows from the place of things alone stands here, so that no script has to carry it.
  '@media (width >= 64rem)': {
    'h1 + p': { textWrap: 'pretty' },
    '[data-end]': { whiteSpace: 'nowrap' },
    // Beside the column all titles are of one size.
    'aside h2': { fontSize: 'token(fontSizes.subheading) !important' },
    'aside [aria-label=Help] button': { fontWeight: 'normal !important' },
    // A fact that a pane beside the column says; where it was the last, the one before it ends the sheet.
    '[data-narrow]': { display: 'none !important' },
    '[data-narrow]:last-child': {
      display: 'block !important',
      visibility: 'hidden',
      height: '0',
      padding: '0 !important',
      border: 'none !important',
      marginBlockStart: '-0.75rem',
    },
    // Who stands behind it all: where the panes do, and beside the first of the links, which have room around them.
    'footer > div': {
      display: 'grid !important',
      gridTemplateColumns: 'minmax(0, token(sizes.column)) minmax(0, token(sizes.pane))',
      justifyContent: 'space-between',
      alignItems: 'start',
    },
    // Under the sign-in where its form does.
    'div:has(> [data-screen=login]) + div footer > div': {
      gridTemplateColumns: 'minmax(0, 1fr) 28rem',
      columnGap: '16',
    },
    'footer > div > :last-child': { gridColumn: '2', gridRow: '1', paddingBlockStart: '0.65rem' },
    // Where there is no column, what stood beside it stands in the grid of the page instead.
    'main > :empty + aside, main > :empty + aside > *': { display: 'contents !important' },
    'main > :empty + aside [data-tray]': {
      marginBlockStart: '0 !important',
      '& > section': { borderRadius: 'token(radii.medium) !important' },
    },
    // Help alone is as wide as the page, on one line.
    'main > :empty + aside > * > section:only-child': {
      gridColumn: '1 / -1',
      '& > div': { gridTemplateColumns: 'auto 1fr auto !important', columnGap: '6' },
      '& > div > button': { gridColumn: '3' },
      '& > div > :last-child': { gridColumn: '2 !important', gridRow: '1' },
    },
  },
  // Where nothing of it is shown there is no gap before it either; the bar of a phone stands elsewhere.
  '@media screen and (width < 64rem)': {
    'main > aside:has(> div > [data-wide-only])': { position: 'absolute' },
  },
  // Beside the column, only where the window is high enough for what is done, and for the end of what helps under it.
  '@media screen and (width >= 64rem) and (height >= 36rem)': {
    '[data-stays]': {
      position: 'sticky',
      zIndex: '1',
      // Below the header; one that is higher than the window stays with its end in sight instead.
      top: 'min(5rem, calc(100dvh - var(--pane-height, 0px) - 1rem))',
    },
    // What passes behind them is gone before a piece of it shows in the gap, unless somebody is in it.
    '[data-passed]:not(:focus-within)': { opacity: '0' },
  },
  // Only the first of it stands above the heading, near it; the last ends the words.
  '@media (40.0625rem <= width < 64rem)': {
    '[data-over-rows]': {
      display: 'contents !important',
      '& > :first-child': { alignSelf: 'flex-start !important' },
      '& > :not(:first-child)': { order: '1', marginBlockStart: '-3' },
    },
  },
  // On a phone a picture shares the row of the first, which stands at its middle; it keeps clear of the header.
  '@media (width < 40.0625rem)': {
    '[data-picture]:has(+ * > [data-over-rows])': {
      width: '6.5rem',
      justifySelf: 'end',
      margin: '-1rem 0 -0.75rem',
      translate: '0 0.375rem',
    },
    '[data-over-rows]': {
      display: 'contents !important',
      '& > :first-child': {
        gridRow: '1',
        justifySelf: 'start',
        alignSelf: 'center !important',
        marginInlineEnd: '-2rem',
      },
      '& > :not(:first-child)': { gridColumn: '1 / -1', order: '1', marginBlockStart: '-3' },
    },
  },
  // On the narrowest, and with letters twice as large, the tag has its own place beside a smaller picture.
  '@media (width < 22rem)': {
    '[data-picture]:has(+ * > [data-over-rows])': { margin: '-0.75rem 0 -0.25rem' },
    '[data-over-rows] > :first-child': { marginInlineEnd: '0' },
  },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    wordSpacing: 'inherit',
    // A control begins with its own: its letters would stand on whole pixels, unevenly.
    textRendering: 'inherit',
  },
  ':focus-visible': {
    outline: '3px solid token(colors.focus)',
    outlineOffset: '2px',
    borderRadius: 'small',
  },
  'h1:focus, main:focus': { outlineWidth: '0' },
  // What keeps its own colours where they are forced: they are the reader's for what is chosen.
  '@media (forced-colors: active)': {
    body: {
      '--colors-button-primary': 'Highlight',
      '--colors-button-primary-hover': 'Highlight',
      '--colors-button-primary-text': 'HighlightText',
      '--colors-success': 'Highlight',
      '--colors-success-hover': 'Highlight',
      '--colors-on-success': 'HighlightText',
    },
    ':focus-visible': { outlineColor: 'Highlight' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    // An animation still comes to its end, which its element may wait for. A short time for transitions
    // would begin one for each property of each element that changes: they have none by themselves.
    '*': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@page': { margin: '1.5cm' },
  '@media print': {
    html: { background: 'white', color: 'black' },
    'h1, h2, h3, caption': { breakAfter: 'avoid' },
    'tr, li, fieldset': { breakInside: 'avoid' },
  },
} as const;
