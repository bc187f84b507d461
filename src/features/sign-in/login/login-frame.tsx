import type { ReactNode } from 'react';
import { useSearch } from '../../../shell/navigation/use-search';
import { css, cva } from '../../../../styled-system/css';
import { screenStep } from '../../../catalogue/routes';
import { SCREENS } from '../../../catalogue/screens';
import { programDefinition } from '../../../catalogue/programs';
import { useBrand } from '../../../domain/program/use-brand';
import { lazyComponent } from '../../../shell/problems/lazy-component';
import { firstScreen } from '../../../shell/screen/first-screen';
import { useScreen } from '../../../shell/screen/use-screen';
import { LinkButton } from '../../../ui/link-button';
import { ErrorSummary, type SummarizedError } from '../../../ui/error-summary';
import { PageHeading } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { StepProgress } from '../../../ui/step-progress';
import { firstAction } from './first-action';

const LoginIntroduction = lazyComponent(async () => {
  await firstScreen;
  return (await import('./login-introduction')).LoginIntroduction;
});

/**
 * One element for all renders: a new one before its code loads would make React discard the
 * prerendered markup.
 */
const introduction = <LoginIntroduction />;

const page = css({ outlineWidth: '0', flex: '1' });
/** Phones with space for the illustration between headline and form; on others it is below. */
const TALL = '@media (width < 40.0625rem) and (height >= 52rem)';

const scene = css({
  position: { base: 'relative', tablet: 'static', desktop: 'relative' },
  [TALL]: { position: 'static' },
  isolation: 'isolate',
  overflowX: 'clip',
  // Color of the images' upper edge.
  background: 'bandBackground',
});
const stage = css({
  display: 'grid',
  columnGap: '16',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 28rem)' },
  alignItems: { desktop: 'start' },
  width: 'full',
  maxWidth: { base: 'column', desktop: 'page' },
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlockStart: { desktop: '12' },
  paddingBlockEnd: { base: 'calc(1.5rem + 38vw)', tablet: '8', desktop: '12' },
  [TALL]: { paddingBlockEnd: '8' },
});

/** Full-width headline with the image at its bottom, behind the form. */
const FULL_WIDTH = {
  position: 'relative',
  marginInline: 'calc(50% - 50vw)',
  paddingInline: 'calc(50vw - 50%)',
} as const;

// On low phones and laptops, the image is behind everything.
const hero = cva({
  base: {
    // On a phone the first action is next to the second sentence, so that the form's button is in
    // the first view even with the cookie banner.
    display: 'flex',
    flexFlow: { base: 'wrap', tablet: 'column' },
    columnGap: '3',
    '& > h2': { flex: { base: '1 0 100%', tablet: 'none' } },
    '& > p': { flex: { base: '1 1 7rem', tablet: 'none' } },
    alignItems: { base: 'center', tablet: 'flex-start' },
    rowGap: { base: '0', tablet: '4' },
    tablet: FULL_WIDTH,
    desktop: { position: 'static', marginInline: '0', paddingInline: '0' },
    paddingBlockStart: { base: '0.375rem', tablet: '8', desktop: '3' },
    textWrap: 'balance',
    paddingBlockEnd: { base: '0.375rem', tablet: '19.5rem' },
    [TALL]: { ...FULL_WIDTH, paddingBlock: '0.75rem max(9.5rem, 40vw)' },
    '& > a': { minHeight: { base: 'target', tablet: '3rem' } },
  },
  variants: {
    framed: {
      true: {
        paddingBlockEnd: { desktop: '0' },
        alignSelf: 'stretch',
      },
      false: { paddingBlockEnd: { desktop: '19rem' } },
    },
  },
});
const promise = css({
  fontSize: { base: '1.25rem', tablet: 'title', desktop: 'hero' },
  [TALL]: { fontSize: '1.375rem' },
  lineHeight: 'tight',
});
const assurance = css({
  fontSize: { base: '0.8125rem', tablet: 'body', desktop: 'lead' },
  lineHeight: { base: 'heading', tablet: 'body' },
  color: 'muted',
});

// The image's subject is left of its center, low: put its center at the right edge, next to the
// first action.
const backdrop = cva({
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    backgroundRepeat: 'no-repeat',
    backgroundSize: {
      base: '170% 62.6vw',
      tablet: 'calc(100% + 31.25rem) 33rem',
      // Keeps the subject below the text at any width; sky and hills continue at the sides.
      desktop: '100% 37rem',
    },
    backgroundPosition: '0 bottom',
  },
  variants: {
    framed: { true: { display: { desktop: 'none' } } },
  },
});
const plate = css({
  display: { base: 'none', desktop: 'block' },
  // Aligns the frame's outer line with text and form.
  margin: '1.5rem 6px 6px',
  width: 'calc(100% - 12px)',
  flex: '1 0 15rem',
  // Not taller than its image if the form is long.
  maxHeight: '30rem',
  // Centers the subject, clear of the upper edge.
  backgroundSize: '60rem 21.375rem',
  backgroundPosition: 'calc(50% + 7.625rem) bottom',
  // Sky fills the frame if a long form makes it taller than the image.
  backgroundRepeat: 'no-repeat',
  backgroundColor: 'bandBackground',
  border: '1px solid token(colors.headerLine)',
  outline: '1px solid token(colors.headerLine)',
  outlineOffset: '5px',
});
const form = css({
  position: 'relative',
  // Round corners overlap the image, not the area below.
  marginBlockStart: { tablet: '-0.625rem', desktop: '0' },
  [TALL]: { marginBlockStart: '-0.625rem' },
});
// Without it, the element would move up to the heading.
const under = css({
  marginBlockStart: { base: '1!', tablet: '2!' },
  textWrap: 'wrap!',
  fontSize: 'small',
  color: 'muted',
});
const formHeading = css({
  '& h1': { fontSize: { base: 'heading', desktop: 'formHeading' } },
  // Keeps the button in the first view of low phones.
  '@media (width < 40.0625rem)': {
    '& > div, & form > div': { gap: '3' },
    '& fieldset > :last-child': { marginBlockStart: '1' },
    '& [type=submit]': { marginBlockStart: '-2' },
    '& p, & [id$=-hint]': { fontSize: '0.8125rem', lineHeight: 'heading' },
  },
});

export function LoginFrame(props: {
  readonly heading?: string;
  readonly lead: string;
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  readonly children: ReactNode;
}) {
  const { lead, errors, attempt, children, heading = SCREENS.login.heading } = props;
  const { id } = useScreen({ heading, hasErrors: errors.length > 0 });
  const { id: program, layout, texts } = useBrand();
  const search = useSearch();
  const { flow } = programDefinition(program);
  const first = firstAction(flow, search);
  const framed = layout.loginPageBackground === 'plain';
  return (
    <main id="main" data-screen={id} tabIndex={-1} className={page}>
      <div className={scene}>
        <div className={stage}>
          <div className={hero({ framed })}>
            <div aria-hidden="true" className={backdrop({ framed })} data-picture="login" />
            <h2 className={promise}>{texts.heroSentence}</h2>
            <p className={assurance}>Checking your options won’t affect your credit score.</p>
            {/* The code step has no first action. */}
            {props.heading === undefined && (
              <LinkButton href={first.href} variant="secondary">
                {first.label}
              </LinkButton>
            )}
            {framed && <div aria-hidden="true" className={plate} data-picture="login" />}
          </div>
          <div className={form}>
            <Card>
              <div className={formHeading}>
                <Stack gap={4}>
                  <ErrorSummary errors={errors} attempt={attempt} />
                  <StepProgress step={screenStep(id, flow)} filledShare="almostDone" />
                  <div>
                    <PageHeading>{heading}</PageHeading>
                    <p className={under}>{lead}</p>
                  </div>
                  {children}
                </Stack>
              </div>
            </Card>
          </div>
        </div>
      </div>
      {introduction}
    </main>
  );
}
