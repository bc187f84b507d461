/** Styles of bare elements. */
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
    // Keeps scrolled-to content and the page's end clear of a banner at the lower edge. A bar sets
    // its own padding (`bottom-bar.tsx`).
    scrollPaddingBottom: 'calc(var(--banner-height, 0px) + 0.5rem)',
    WebkitFontSmoothing: 'antialiased',
    // On wide screens the page would otherwise be a narrow strip.
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
  // Invisible text that reserves space.
  '[data-words]::before': { content: 'attr(data-words)', visibility: 'hidden' },
  // An empty status takes no space.
  '[data-waiting] > [role=status]:not(:has(p))': { marginBlockEnd: '-4' },
  'p, li, dd': { textWrap: 'pretty' },
  // Belongs to the heading. Balanced on a phone; longer lines would break too early, so there only
  // the last words stay together.
  'h1 + p': { marginBlockStart: '-0.75rem', textWrap: 'balance' },
  'footer p': { textWrap: 'balance' },
  '[data-screen=login]': { '--sizes-field': '100%', '& [type=submit]': { width: '100%' } },
  // The button that scrolls to an answer must differ from a second answer.
  '[data-jump]': {
    background: 'token(colors.accentSoft) !important',
    borderColor: 'token(colors.accentText) !important',
  },
  // Marks the options if a required choice is missing.
  'fieldset[data-invalid] label': {
    borderColor: 'token(colors.dangerText) !important',
  },
  '[data-screen=credit-line] fieldset label': {
    minHeight: '3.75rem !important',
    '& > span': { fontFamily: 'display', fontSize: 'token(fontSizes.subheading)' },
  },
  // The card is on the brand's background, not below it.
  '[data-screen=congratulations]': {
    '--sizes-band-reach': 'clamp(6rem, 12vw, 9rem)',
    '--sizes-band-space': '0px',
  },
  '@media (width >= 40.0625rem)': {
    // Two columns; an odd one is on a separate row.
    '[data-screen=quick-appraisal]': {
      '& fieldset > :last-child': { gridTemplateColumns: 'repeat(2, 1fr) !important' },
      '& label:last-child': { gridColumn: '1 / -1' },
    },
    '[data-screen=credit-line] fieldset > :last-child': {
      gridTemplateColumns: 'repeat(4, 1fr) !important',
    },
  },
  '[aria-label=Help] button': { fontSize: 'token(fontSizes.body) !important' },
  // Styles that depend on position only, so that scripts don't contain them.
  '@media (width >= 64rem)': {
    'h1 + p': { textWrap: 'pretty' },
    '[data-end]': { whiteSpace: 'nowrap' },
    'aside h2': { fontSize: 'token(fontSizes.subheading) !important' },
    'aside [aria-label=Help] button': { fontWeight: 'normal !important' },
    // The sidebar shows this fact. If it was the last one, the fact before it ends the card.
    '[data-narrow]': { display: 'none !important' },
    '[data-narrow]:last-child': {
      display: 'block !important',
      visibility: 'hidden',
      height: '0',
      padding: '0 !important',
      border: 'none !important',
      marginBlockStart: '-0.75rem',
    },
    // Aligns with the sidebar, next to the first link, which has space around it.
    'footer > div': {
      display: 'grid !important',
      gridTemplateColumns: 'minmax(0, token(sizes.column)) minmax(0, token(sizes.pane))',
      justifyContent: 'space-between',
      alignItems: 'start',
    },
    'div:has(> [data-screen=login]) + div footer > div': {
      gridTemplateColumns: 'minmax(0, 1fr) 28rem',
      columnGap: '16',
    },
    'footer > div > :last-child': { gridColumn: '2', gridRow: '1', paddingBlockStart: '0.65rem' },
    // If the column is empty, the sidebar's content is in the page's grid.
    'main > :empty + aside, main > :empty + aside > *': { display: 'contents !important' },
    'main > :empty + aside [data-tray]': {
      marginBlockStart: '0 !important',
      '& > section': { borderRadius: 'token(radii.medium) !important' },
    },
    // Help alone takes one line of full width.
    'main > :empty + aside > * > section:only-child': {
      gridColumn: '1 / -1',
      '& > div': { gridTemplateColumns: 'auto 1fr auto !important', columnGap: '6' },
      '& > div > button': { gridColumn: '3' },
      '& > div > :last-child': { gridColumn: '2 !important', gridRow: '1' },
    },
  },
  // Hidden parts leave no gap; a phone's bar is elsewhere.
  '@media screen and (width < 64rem)': {
    'main > aside:has(> div > [data-wide-only])': { position: 'absolute' },
  },
  // Sticky only if the window has space for the actions and the end of the help.
  '@media screen and (width >= 64rem) and (height >= 36rem)': {
    '[data-stays]': {
      position: 'sticky',
      zIndex: '1',
      // Below the header. Content taller than the window keeps its end in view.
      top: 'min(5rem, calc(100dvh - var(--pane-height, 0px) - 1rem))',
    },
    // Hides content that scrolls behind before a part of it shows in the gap, unless it has the
    // focus.
    '[data-passed]:not(:focus-within)': { opacity: '0' },
  },
  // Only the first element is above the heading; the last one ends the text.
  '@media (40.0625rem <= width < 64rem)': {
    '[data-over-rows]': {
      display: 'contents !important',
      '& > :first-child': { alignSelf: 'flex-start !important' },
      '& > :not(:first-child)': { order: '1', marginBlockStart: '-3' },
    },
  },
  // On a phone the image shares the row of the first element, clear of the header.
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
  // On the narrowest screens and with large text, the tag is next to a smaller image.
  '@media (width < 22rem)': {
    '[data-picture]:has(+ * > [data-over-rows])': { margin: '-0.75rem 0 -0.25rem' },
    '[data-over-rows] > :first-child': { marginInlineEnd: '0' },
  },
  'button, input, select, textarea': {
    font: 'inherit',
    color: 'inherit',
    wordSpacing: 'inherit',
    // Controls don't inherit it: letters on full pixels would be spaced unevenly.
    textRendering: 'inherit',
  },
  ':focus-visible': {
    outline: '3px solid token(colors.focus)',
    outlineOffset: '2px',
    borderRadius: 'small',
  },
  'h1:focus, main:focus': { outlineWidth: '0' },
  // Keeps the colors, which map to system colors for selected choices.
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
    // Animations still end, because elements may wait for that. Transitions get no short duration,
    // which would start one per changed property and element.
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
