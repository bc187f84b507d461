import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import { programDefinition } from '../../../catalogue/programs';
import { SCREENS } from '../../../catalogue/screens';
import { useBrand } from '../../../domain/program/use-brand';
import { useScreen } from '../../../shell/screen/use-screen';
import { LinkButton } from '../../../ui/link-button';
import { ErrorSummary, type SummarizedError } from '../../../ui/error-summary';
import { Heading, Lead, PageHeading } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';
import { LoginIntroduction } from './login-introduction';

/** Where the quick appraisal begins, by its short name. */
const [ESTIMATE] = SCREENS['quick-appraisal'].aliases;

const page = css({ position: 'relative', outlineWidth: '0', overflowX: 'clip', flex: '1' });

const stage = css({
  display: 'grid',
  gap: { base: '6', desktop: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) minmax(0, 30rem)' },
  alignItems: 'start',
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlock: { base: '6', tablet: '12' },
});

// The form comes first for those who hear the page; the promise comes first for those who see it.
const hero = css({
  order: '-1',
  paddingBlockStart: { desktop: '8' },
  minHeight: { desktop: '34rem' },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
});
const frieze = css({
  display: { base: 'none', desktop: 'block' },
  width: 'full',
  height: 'auto',
});
const promise = css({ fontSize: { base: 'heading', desktop: 'title' }, lineHeight: 'tight' });

// The roof stands left of the form; on a phone it is only the sky behind the promise.
const backdrop = css({
  position: 'absolute',
  inset: '0',
  zIndex: '-1',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'cover',
  backgroundPosition: { base: '100% bottom', desktop: '30% bottom' },
  backgroundColor: 'subtle',
});
const scene = css({ position: 'relative', isolation: 'isolate' });

/** The sign-in page: what the card is about, the form, and below it what people ask first. */
export function LoginFrame(props: {
  /** Of a variant of the screen. */
  readonly heading?: string;
  readonly lead: string;
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  readonly children: ReactNode;
}) {
  const { lead, errors, attempt, children } = props;
  const { id, heading } = useScreen({ heading: props.heading, hasErrors: errors.length > 0 });
  const { id: program, images, layout, texts } = useBrand();
  const { flow } = programDefinition(program);
  const picture = layout.loginPageBackground === 'picture';
  return (
    <main id="main" data-screen={id} tabIndex={-1} className={page}>
      <div className={scene}>
        {picture && (
          <div
            aria-hidden="true"
            className={backdrop}
            style={{ backgroundImage: `url("${images.loginBg}")` }}
          />
        )}
        <div className={stage}>
          <Card>
            <Stack>
              <ErrorSummary errors={errors} attempt={attempt} />
              <PageHeading>{heading}</PageHeading>
              <Lead>{lead}</Lead>
              {children}
            </Stack>
          </Card>
          <div className={hero}>
            <Stack gap={4}>
              <h2 className={promise}>{texts.heroSentence}</h2>
              <Lead>Checking your options won’t affect your credit score.</Lead>
              {flow === 'item' && (
                <div>
                  <LinkButton href={ESTIMATE} variant="secondary">
                    Get My Estimate
                  </LinkButton>
                </div>
              )}
            </Stack>
            {!picture && (
              <img src={images.homeRoof} alt="" className={frieze} width="1200" height="140" />
            )}
          </div>
        </div>
      </div>
      <LoginIntroduction heading={<Heading level={2}>How it works</Heading>} />
    </main>
  );
}
