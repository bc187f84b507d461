/**
 * Sizes, weights, shadows and layers, in Panda's format. Brands define colors, radii and other
 * differences.
 */
export const TOKENS = {
  spacing: {
    0: { value: '0' },
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
  },
  sizes: {
    target: { value: '2.75rem' },
    targetSmall: { value: '2rem' },
    icon: { value: '1.25rem' },
    halfField: { value: '18rem' },
    field: { value: '30rem' },
    form: { value: '36rem' },
    column: { value: '38rem' },
    pane: { value: '22rem' },
    page: { value: '66rem' },
    full: { value: '100%' },
  },
  radii: {
    round: { value: '999px' },
  },
  borderWidths: {
    hairline: { value: '1px' },
    control: { value: '1.5px' },
    strong: { value: '3px' },
  },
  shadows: {
    low: { value: '0 1px 2px hsl(215 40% 15% / 0.06), 0 1px 1px hsl(215 40% 15% / 0.04)' },
    medium: { value: '0 6px 20px -6px hsl(215 40% 15% / 0.16), 0 2px 6px hsl(215 40% 15% / 0.06)' },
    high: { value: '0 24px 60px -12px hsl(215 40% 12% / 0.36)' },
  },
  fontSizes: {
    small: { value: '0.9375rem' },
    body: { value: 'clamp(1rem, 0.972rem + 0.125vw, 1.0625rem)' },
    lead: { value: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)' },
    subheading: { value: 'clamp(1.1875rem, 1.14rem + 0.22vw, 1.3125rem)' },
    heading: { value: 'clamp(1.375rem, 1.29rem + 0.38vw, 1.5625rem)' },
    formHeading: { value: 'clamp(1.5rem, 1.36rem + 0.6vw, 1.75rem)' },
    hero: { value: 'clamp(2.25rem, 1.5rem + 1.5vw, 2.875rem)' },
    title: { value: 'clamp(1.5625rem, min(7.7vw, 1.62rem + 1.13vw), 2.5rem)' },
    // Keeps an amount on one line: enlarged text is limited to a phone's width.
    paneAmount: { value: 'min(clamp(1.75rem, 1.2rem + 1.8vw, 2.625rem), 14vw)' },
    amount: { value: 'min(clamp(2.5rem, 2.01rem + 2.2vw, 3.75rem), 14vw)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '540' },
    strong: { value: '640' },
  },
  lineHeights: {
    tight: { value: '1.12' },
    heading: { value: '1.25' },
    body: { value: '1.55' },
  },
  letterSpacings: {
    code: { value: '0.35em' },
  },
  durations: {
    /** For feedback and exits. */
    quick: { value: '120ms' },
    /** For entries and size changes. */
    calm: { value: '180ms' },
  },
  easings: {
    /** Entries slow down. */
    arrive: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    /** Exits speed up. */
    leave: { value: 'cubic-bezier(0.6, 0, 1, 0.6)' },
  },
  // Named like their keyframes (panda.config.ts).
  animations: {
    rise: { value: 'rise {durations.calm} {easings.arrive}' },
    up: { value: 'up {durations.calm} {easings.arrive}' },
    fade: { value: 'fade {durations.calm} {easings.arrive}' },
    slide: { value: 'slide {durations.calm} {easings.arrive}' },
    unfold: { value: 'unfold {durations.quick} {easings.arrive}' },
    forward: { value: 'forward {durations.calm} {easings.arrive}' },
    back: { value: 'back {durations.calm} {easings.arrive}' },
    drawLine: { value: 'growDown {durations.calm} {easings.arrive}' },
    leave: { value: 'leave {durations.quick} {easings.leave} forwards' },
    // Parts of `staged.ts`.
    stagedCard: { value: 'deal {durations.calm} {easings.arrive} backwards' },
    stagedFigure: { value: 'lift {durations.calm} {easings.arrive} backwards' },
    stagedNext: { value: 'rise {durations.calm} {easings.arrive} 60ms backwards' },
    stagedRange: { value: 'grow {durations.calm} {easings.arrive} 60ms backwards' },
    stagedHand: { value: 'write {durations.calm} ease-in-out 60ms backwards' },
  },
  zIndex: {
    base: { value: 0 },
    header: { value: 1000 },
    banner: { value: 1050 },
    modal: { value: 1100 },
    aboveModal: { value: 1101 },
    toast: { value: 1200 },
  },
} as const;

/**
 * Mobile is 640 px or less (spec 9). Panda writes rem, so that doubling the browser's text size
 * gives one column.
 */
export const BREAKPOINTS = { tablet: '641px', desktop: '1024px' } as const;
