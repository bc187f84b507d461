import type { ReactNode } from 'react';
import { useSearch } from '../../../shell/navigation/use-search';
import { css, cva } from '../../../../styled-system/css';
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
import { firstAction } from './first-action';

const LoginIntroduction = lazyComponent(async () => {
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
  // The color at the top of the images.
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

/** A phone with little visible height: the field must be in the first view. */
const LOW = '@media (width < 40em) and (height < 44em)';

// Below 1024 px the headline is as wide as the window with the image at its bottom, which is the
// form's background; above, the image is behind everything. On a phone the image's subject is
// complete at the left, under the first action: its height follows the window's width.
const hero = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: { base: '2', tablet: '4' },
    position: { base: 'relative', desktop: 'static' },
    marginInline: { base: 'calc(50% - 50vw)', desktop: '0' },
    paddingInline: { base: 'calc(50vw - 50%)', desktop: '0' },
    // Next to the form it is aligned with the form's heading.
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
    // After the first step, or with an error, the form must be in view.
    brief: { true: { paddingBlockEnd: { base: '6', tablet: '19.5rem' } }, false: {} },
  },
});
const promise = css({
  fontSize: { base: 'title', desktop: 'hero' },
  [LOW]: { fontSize: 'heading' },
  lineHeight: 'tight',
});
const assurance = css({
  // One line in all windows except the narrowest.
  fontSize: { base: 'small', tablet: 'body', desktop: 'lead' },
  color: 'muted',
});

// The image's subject is left of its middle, in the lower part: its middle is at the right edge,
// next to the first action.
const backdrop = cva({
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: '-1',
    backgroundRepeat: 'no-repeat',
    backgroundSize: {
      base: '190% 70vw',
      tablet: 'calc(100% + 31.25rem) 33rem',
      // The subject ends well below the text above it at any width: sky and hills continue at the
      // sides.
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
  // The frame's outer line is aligned with the text and the form.
  margin: '1.5rem 6px 6px',
  width: 'calc(100% - 12px)',
  flex: '1 0 15rem',
  // Next to a long form, no taller than its image.
  maxHeight: '30rem',
  // Centers the subject in the frame, clear of its upper edge.
  backgroundSize: '60rem 21.375rem',
  backgroundPosition: 'calc(50% + 7.625rem) bottom',
  // Next to a long form it is taller than its image: sky.
  backgroundRepeat: 'no-repeat',
  backgroundColor: 'bandBackground',
  border: '1px solid token(colors.headerLine)',
  outline: '1px solid token(colors.headerLine)',
  outlineOffset: '5px',
});
// Its round corners overlap the image's background, not the area below.
const form = css({
  position: 'relative',
  marginBlockStart: { base: '-0.625rem', desktop: '0' },
});
// Otherwise it would be pulled up to the heading.
const under = css({
  marginBlockStart: '2!',
  textWrap: 'wrap!',
  fontSize: 'small',
  color: 'muted',
});
const formHeading = css({ '& h1': { fontSize: { base: 'heading', desktop: 'formHeading' } } });

/** The sign-in page: headline, form, and common questions below. */
export function LoginFrame(props: {
  /** Heading of a variant of the screen. */
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
            {/* The code step is past the first action. */}
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
