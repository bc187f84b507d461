import type { ReactNode } from 'react';
import { useSearch } from '../../../shell/navigation/use-search';
import { css, cva } from '../../../../styled-system/css';
import { SCREENS } from '../../../catalogue/screens';
import { programDefinition } from '../../../catalogue/programs';
import { useBrand } from '../../../domain/program/use-brand';
import { lazyPart } from '../../../shell/problems/lazy-part';
import { firstScreen } from '../../../shell/screen/first-screen';
import { useScreen } from '../../../shell/screen/use-screen';
import { LinkButton } from '../../../ui/link-button';
import { ErrorSummary, type SummarizedError } from '../../../ui/error-summary';
import { PageHeading } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { firstAction } from './first-action';

const LoginIntroduction = lazyPart(async () => {
  await firstScreen;
  return (await import('./login-introduction')).LoginIntroduction;
});

/** One element for all renders: if it changed before its code loads, React would discard the prerendered markup. */
const introduction = <LoginIntroduction />;

const page = css({ outlineWidth: '0', flex: '1' });
const scene = css({
  position: { desktop: 'relative' },
  isolation: 'isolate',
  overflowX: 'clip',
  // As the sky of the pictures begins.
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
  paddingBlockEnd: { base: '8', desktop: '12' },
});

/** A phone whose browser leaves little: the field is in the first view all the same. */
const LOW = '@media (width < 40em) and (height < 44em)';

// Below 1024 px the promise has the width of the window and the picture at its foot, on whose ground the
// form stands; from there on the picture is behind everything. On a phone the subject of the picture stands
// whole at the left, under what a newcomer can do first: its height follows the width of the window.
const hero = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: { base: '2', tablet: '4' },
    position: { base: 'relative', desktop: 'static' },
    marginInline: { base: 'calc(50% - 50vw)', desktop: '0' },
    paddingInline: { base: 'calc(50vw - 50%)', desktop: '0' },
    // Beside the form the promise begins where its heading does.
    paddingBlockStart: { base: '4', tablet: '8', desktop: '3' },
    textWrap: 'balance',
    paddingBlockEnd: { base: 'max(9rem, 36vw)', tablet: '19.5rem' },
    [LOW]: { paddingBlockEnd: '8.5rem' },
  },
  variants: {
    framed: {
      true: {
        paddingBlockEnd: { desktop: '0' },
        alignSelf: 'stretch',
      },
      false: { paddingBlockEnd: { desktop: '19rem' } },
    },
    // Who is past the first look, or has something to mend, needs what is to be done in sight.
    brief: { true: { paddingBlockEnd: { base: '6', tablet: '19.5rem' } }, false: {} },
  },
});
const promise = css({
  fontSize: { base: 'title', desktop: 'hero' },
  [LOW]: { fontSize: 'heading' },
  lineHeight: 'tight',
});
const assurance = css({
  // On one line in every window but the narrowest.
  fontSize: { base: 'small', tablet: 'body', desktop: 'lead' },
  color: 'muted',
});

// The subject of a picture stands left of its middle, in its lower part: at the right edge where its middle is, beside
// what a newcomer can do first.
const backdrop = cva({
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    backgroundRepeat: 'no-repeat',
    backgroundSize: {
      base: '190% 70vw',
      tablet: 'calc(100% + 31.25rem) 33rem',
      // What it shows ends well below what is said above it, however wide the window: sky and hills go on beside it.
      desktop: '100% 37rem',
    },
    backgroundPosition: '0 bottom',
  },
  variants: {
    framed: { true: { display: { desktop: 'none' } } },
    brief: { true: { display: { base: 'none', tablet: 'block' } } },
  },
});
const plate = css({
  display: { base: 'none', desktop: 'block' },
  // The outer line of the frame ends where the words begin and end, and where the form does.
  margin: '1.5rem 6px 6px',
  width: 'calc(100% - 12px)',
  flex: '1 0 15rem',
  // Beside a long form it is no higher than its picture has something to show.
  maxHeight: '30rem',
  // What it is about stands in the middle of the frame, clear of its upper edge.
  backgroundSize: '60rem 21.375rem',
  backgroundPosition: 'calc(50% + 7.625rem) bottom',
  // Beside a long form it is taller than its picture: sky.
  backgroundRepeat: 'no-repeat',
  backgroundColor: 'bandBackground',
  border: '1px solid token(colors.headerLine)',
  outline: '1px solid token(colors.headerLine)',
  outlineOffset: '5px',
});
// Its round corners stand before the ground of the picture, not below its foot.
const form = css({
  position: 'relative',
  marginBlockStart: { base: '-0.625rem', desktop: '0' },
});
// As of itself it would be pulled up to the heading.
const under = css({
  marginBlockStart: '2!',
  textWrap: 'wrap!',
  fontSize: 'small',
  color: 'muted',
});
const formHeading = css({ '& h1': { fontSize: { base: 'heading', desktop: 'formHeading' } } });

/** The sign-in page: what the card is about, the form, and below it what people ask first. */
export function LoginFrame(props: {
  /** Of a variant of the screen. */
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
  const first = firstAction(programDefinition(program).flow, search);
  const brief = errors.length > 0 || props.heading !== undefined;
  const framed = layout.loginPageBackground === 'plain';
  return (
    <main id="main" data-screen={id} tabIndex={-1} className={page}>
      <div className={scene}>
        <div className={stage}>
          <div className={hero({ framed, brief })}>
            <div aria-hidden="true" className={backdrop({ framed, brief })} data-picture="login" />
            <h2 className={promise}>{texts.heroSentence}</h2>
            <p className={assurance}>Checking your options won’t affect your credit score.</p>
            {/* Whoever has a code in hand is past the first step. */}
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
