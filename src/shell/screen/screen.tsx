import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { cx } from '../../../styled-system/css';
import { screenStep } from '../../catalogue/routes';
import { screenDefinition, type ScreenId } from '../../catalogue/screens';
import { failedFieldsAtom } from '../../services/data/failed-fields';
import { Beside } from '../../ui/beside';
import { BrandHead } from '../../ui/brand-head';
import { comesFrom, type Side } from '../../ui/comes-from';
import { ErrorSummary, type SummarizedError } from '../../ui/error-summary';
import { headWords, Lead, PageHeading } from '../../ui/heading';
import { column, Main } from '../../ui/main';
import { PictureHeading } from '../../ui/picture-heading';
import { StepProgress, type PlaceInStep } from '../../ui/step-progress';
import { PortalHelp } from '../help/portal-help';
import { lazyPart } from '../problems/lazy-part';
import { arrivesFrom } from './arrival';
import { JourneyPane } from './journey-pane';
import { useCurrentScreen } from './screen-context';
import { placeInStep } from './waiting-screen';
import { useScreen } from './use-screen';

export interface ScreenFrameProps {
  /** The h1 of a variant of the screen; else it is the one of the catalogue. */
  readonly heading?: string | undefined;
  /** What the window's title calls it, where the h1 says what happened to it. */
  readonly name?: string | undefined;
  readonly lead?: ReactNode;
  /** What to do, where the words of the head say all that there is. */
  readonly actions?: ReactNode;
  /** What a failed submit found, and how many submits failed. */
  readonly errors?: readonly SummarizedError[];
  readonly attempt?: number;
  /** The place within the step, where the screen asks in several pages. Counts from 1. */
  readonly part?: { readonly number: number; readonly of: number };
  /** From which side the page comes that is shown now, where the screen asks in several. */
  readonly partFrom?: Side | undefined;
  /** The screen whose step it is, on a variant that is further along than the catalogue's. */
  readonly stepOf?: ScreenId;
  /** Where it stands in its step, on a variant of the screen; else as the catalogue's does. */
  readonly stands?: PlaceInStep;
  /** What helps beside the column, above the journey: in sight from 1024 px on, under the column below. */
  readonly aside?: ReactNode;
  /** What helps beside the column in the place of the journey, on a screen that is no step of it; from 1024 px on only. */
  readonly guide?: ReactNode;
  /** Stands above the heading, such as a status tag. */
  readonly above?: ReactNode;
  /** Stands beside the column, with the words that begin it where there is no room, above them on a phone. */
  readonly picture?: ReactNode;
  /** What was done and what is now, beside the column or before it, in the place of the journey. */
  readonly way?: ReactNode;
  /** What has to be known before anything else in the column, above the way. */
  readonly news?: ReactNode;
  /** Whether its parts come one after the other by themselves: then the column does not move, too. */
  readonly staged?: boolean;
  /** False while the screen's data could not be loaded: it then does not count as a page view. */
  readonly loaded?: boolean;
  readonly children?: ReactNode;
}

const MissingParts = lazyPart(async () => (await import('./missing-parts')).MissingParts);

/** Keeps the last words of a sentence together, 16 letters at least (`[data-end]` in the global styles). */
function wholeEnd(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const end = text.lastIndexOf(' ', text.length - 16) + 1;
  return [
    text.slice(0, end),
    <span key="" data-end="">
      {text.slice(end)}
    </span>,
  ];
}

/** The frame of every screen: step, error summary, the one h1 with focus after a navigation, title. */
export function Screen(props: ScreenFrameProps) {
  const { lead, errors = [], attempt = 0, aside, above } = props;
  const { id, flow } = useCurrentScreen();
  const { heading = screenDefinition(id).heading, name = heading } = props;
  useScreen({ heading: name, hasErrors: errors.length > 0 });
  const step = screenStep(props.stepOf ?? id, flow);
  const guide = step && props.way === undefined ? <JourneyPane step={step} /> : props.guide;
  const failed = useAtomValue(failedFieldsAtom);
  const alone = !(above || lead || props.actions);
  const [from] = useState(arrivesFrom);
  const isMoved = from !== undefined && props.staged !== true;
  const moved = comesFrom({ side: from });
  // The words of a page come with what it asks; where one is stays, and only changes.
  const wordsLook = comesFrom({ side: props.partFrom ?? (isMoved ? from : undefined) });

  const words = (
    <>
      {above}
      <PageHeading>{heading}</PageHeading>
      {lead !== undefined && <Lead>{wholeEnd(lead)}</Lead>}
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
        <Beside
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
              stands={props.stands ?? placeInStep(id)}
              fills={from === 'ahead'}
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
          {failed.size > 0 && <MissingParts />}
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
