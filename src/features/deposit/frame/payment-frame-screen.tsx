import { SCREENS } from '../../../catalogue/screens';
import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { css } from '../../../../styled-system/css';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useScreen } from '../../../shell/screen/use-screen';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { TextLink } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { ErrorSummary } from '../../../ui/error-summary';
import { PAGE_HEADING_ID } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { CardFields } from './card-fields';
import { framePlace } from './frame-place';
import { useCardForm } from './use-card-form';
import { useParentWindow } from './use-parent-window';
import { hostPath } from '../../../catalogue/folder';

const HEADING = SCREENS['payment-frame'].heading;

// Space for focus outlines; the surrounding page has its own padding.
const main = css({ padding: '1', outlineWidth: '0' });
// Opened alone, it has the padding of a page.
const page = css({ outlineWidth: '0', maxWidth: 'column', marginInline: 'auto', padding: '6' });

function ExchangeProblem({ problem }: { readonly problem: OperationProblem | null }) {
  if (problem === null) return null;
  return (
    <Callout tone="warning" live="assertive">
      {problem.kind === 'offline'
        ? 'You appear to be offline. Reconnect, then try again.'
        : 'We couldn’t process this payment. You haven’t been charged. Try again.'}
    </Callout>
  );
}

function Fields() {
  const content = useRef<HTMLElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const around = useParentWindow({
    content,
    onSubmit: () => formElement.current?.requestSubmit(),
  });
  const { portalForm, brand, problem } = useCardForm({
    exchanges: around.connected,
    post: around.post,
  });
  const { form, errors, attempt, submit } = portalForm;
  const { id } = useScreen({ heading: HEADING, hasErrors: errors.length > 0 });
  const payment = hostPath(useNavigation().pathOf('payment'));

  return (
    <main
      id="main"
      ref={content}
      tabIndex={-1}
      data-screen={id}
      // No `main`: the surrounding page has one.
      aria-label={HEADING}
      className={framePlace() === 'alone' ? page : main}
    >
      <Stack gap={6}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={css({ srOnly: true })}>
          {HEADING}
        </h1>
        {around.connected ? (
          <FormProvider {...form}>
            <form ref={formElement} noValidate onSubmit={submit}>
              <Stack gap={6}>
                <CardFields brand={brand} />
                <ExchangeProblem problem={problem} />
                {/* Lets Enter submit the form. The visible button is on the surrounding page. */}
                <button type="submit" hidden>
                  Continue
                </button>
              </Stack>
            </form>
          </FormProvider>
        ) : (
          // Without a page that receives the token, the fields would be useless.
          <Callout tone="info">
            <p>
              The card fields belong to the payment page.{' '}
              <TextLink href={payment}>Pay there</TextLink>.
            </p>
          </Callout>
        )}
      </Stack>
    </main>
  );
}

/** Card fields (spec 2). Other origins can't embed them. */
export function PaymentFrameScreen() {
  if (framePlace() === 'foreign') {
    return (
      <main id="main" data-screen="payment-frame-refused" className={page}>
        <h1>{HEADING}</h1>
        <p>This form only works on our own pages. Nothing you type here would be safe.</p>
      </main>
    );
  }
  return <Fields />;
}
