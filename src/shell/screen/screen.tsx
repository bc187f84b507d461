import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { cx } from '../../../styled-system/css';
import { isAuthenticated } from '../../services/session/session';
import { screenStep } from '../../catalogue/routes';
import { screenDefinition, type ScreenId } from '../../catalogue/screens';
import { failedFieldsAtom } from '../../services/data/failed-fields';
import { Sidebar } from '../../ui/sidebar';
import { BrandHead } from '../../ui/brand-head';
import { enterAnimation, type EnterDirection } from '../../ui/enter-animation';
import { ErrorSummary, type SummarizedError } from '../../ui/error-summary';
import { headWords, Lead, PageHeading } from '../../ui/heading';
import { column, Main } from '../../ui/main';
import { PictureHeading } from '../../ui/picture-heading';
import { StepProgress, type PlaceInStep } from '../../ui/step-progress';
import { PortalHelp } from '../help/portal-help';
import { lazyComponent } from '../problems/lazy-component';
import { enterDirection } from './navigation-direction';
import { JourneyPane } from './journey-pane';
import { useCurrentScreen } from './screen-context';
import { placeInStep } from './waiting-screen';
import { useScreen } from './use-screen';

export interface ScreenFrameProps {
  /** Default: the catalogue's heading. */
  readonly heading?: string | undefined;
  /** Name in the document title, if the h1 reports an event. */
  readonly name?: string | undefined;
  readonly lead?: ReactNode;
  /** Buttons right after the lead. */
  readonly actions?: ReactNode;
  /** Errors of the last submit, with the number of failed ones. */
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  /** Page within the step, from 1. */
  readonly part?: { readonly number: number; readonly of: number };
  readonly enterFrom?: EnterDirection | undefined;
  /** Screen whose step is shown, for a variant that is further along. */
  readonly stepOf?: ScreenId;
  /** Position in the step, for a variant of the screen. */
  readonly filledShare?: PlaceInStep;
  /** Help in the sidebar from 1024 px, otherwise below the column. */
  readonly aside?: ReactNode;
  /** Help instead of the journey if the screen isn't a step, from 1024 px. */
  readonly guide?: ReactNode;
  /** Above the heading, such as a status tag. */
  readonly above?: ReactNode;
  /** In the sidebar, or next to the first text; above it on a phone. */
  readonly picture?: ReactNode;
  /** Completed and current steps, instead of the journey. */
  readonly way?: ReactNode;
  readonly news?: ReactNode;
  /** Whether the parts have their own entry animations, so that the column has none. */
  readonly staged?: boolean;
  /** False if the data failed to load, so that it is no page view. */
  readonly loaded?: boolean;
  readonly children?: ReactNode;
}

const MissingSections = lazyComponent(
  async () => (await import('./missing-sections')).MissingSections,
);

/** Keeps the last words together, at least 16 characters (`[data-end]` in the global styles). */
function withoutOrphan(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const end = text.lastIndexOf(' ', text.length - 16) + 1;
  return [
    text.slice(0, end),
    <span key="" data-end="">
      {text.slice(end)}
    </span>,
  ];
}

/** Frame of every screen, with the only h1, which takes the focus after a navigation. */
export function Screen(props: ScreenFrameProps) {
  const { lead, errors = [], attempt = 0, aside, above } = props;
  const { id, flow } = useCurrentScreen();
  const { heading = screenDefinition(id).heading, name = heading } = props;
  useScreen({ heading: name, hasErrors: errors.length > 0 });
  const step = screenStep(props.stepOf ?? id, flow, isAuthenticated());
  const guide = step && props.way === undefined ? <JourneyPane step={step} /> : props.guide;
  const failed = useAtomValue(failedFieldsAtom);
  const alone = !(above || lead || props.actions);
  const [from] = useState(enterDirection);
  const isMoved = from !== undefined && props.staged !== true;
  const moved = enterAnimation({ direction: from });
  // A page's text enters with its questions; the progress stays.
  const wordsLook = enterAnimation({ direction: props.enterFrom ?? (isMoved ? from : undefined) });

  const words = (
    <>
      {above}
      <PageHeading>{heading}</PageHeading>
      {lead !== undefined && <Lead>{withoutOrphan(lead)}</Lead>}
      {props.actions}
    </>
  );

  return (
    <Main
      {...(props.loaded === false ? {} : { screenId: id })}
      picture={props.picture}
      small={alone}
      {...(isMoved && props.picture !== undefined ? { look: moved } : {})}
      {...(props.way === undefined ? {} : { way: props.way })}
      beside={
        <Sidebar
          aside={aside}
          guide={guide}
          help={<PortalHelp place={aside || guide ? 'side' : 'sheet'} />}
        />
      }
      head={
        <>
          <ErrorSummary errors={errors} attempt={attempt} />
          <BrandHead>
            <StepProgress
              step={step}
              part={props.part}
              filledShare={props.filledShare ?? placeInStep(id)}
              fills={from === 'forward'}
            />
            {props.picture === undefined ? (
              <div key={props.part?.number} className={cx(headWords, wordsLook)}>
                {words}
              </div>
            ) : (
              <PictureHeading
                picture={props.picture}
                until="desktop"
                below={step !== undefined}
                alone={alone}
                look={wordsLook}
              >
                {words}
              </PictureHeading>
            )}
          </BrandHead>
          {failed.size > 0 && <MissingSections />}
          {props.news}
        </>
      }
    >
      {isMoved && props.picture === undefined ? (
        <div className={cx(column, moved)}>{props.children}</div>
      ) : (
        props.children
      )}
    </Main>
  );
}
