import { css } from '../../../../styled-system/css';
import { programDefinition } from '../../../catalogue/programs';
import { programTerms } from '../../../catalogue/terms';
import { useBrand } from '../../../domain/program/use-brand';
import { useLegalLink } from '../../../domain/program/use-brand';
import { formatCents, formatPercent } from '../../../domain/text/format';
import { TextLink } from '../../../ui/button';
import { Details } from '../../../ui/details';
import { Heading } from '../../../ui/heading';
import { NumberedSteps } from '../../../ui/numbered-steps';
import { Stack } from '../../../ui/stack';
import { HOW_IT_WORKS } from '../../../shell/dialogs/how-it-works';
import { commonQuestions } from './common-questions';

// Only the sentence with the link may wrap as a unit.
const rates = css({ textWrap: 'wrap' });
const unbroken = css({ display: 'inline-block' });
const band = css({ background: 'background' });
// Touches the top border of the help block.
const frieze = css({
  width: 'full',
  height: 'auto',
  maxWidth: 'column',
  marginInline: 'auto',
  paddingInline: '4',
});
const inside = css({
  display: 'grid',
  gap: { base: '8', desktop: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'minmax(0, 1fr) 28rem' },
  width: 'full',
  maxWidth: { base: 'column', desktop: 'page' },
  marginInline: 'auto',
  paddingInline: '4',
  paddingBlock: { base: '8', desktop: '12' },
});

export function LoginIntroduction() {
  const { id, texts, legalLinks, images } = useBrand();
  const linkOf = useLegalLink();
  const { flow, unsupportedStates } = programDefinition(id);
  const { aprMin, aprMax, annualFee } = programTerms(id);
  const questions = commonQuestions({
    cardName: texts.cardName,
    flow,
    unsupportedStates,
  });
  return (
    <div className={band}>
      <div className={inside}>
        <Stack gap={4}>
          <Heading level={2}>How it works</Heading>
          <NumberedSteps steps={HOW_IT_WORKS[flow]} />
          <p className={rates}>
            <strong>
              {formatPercent(aprMin)}–{formatPercent(aprMax)}
            </strong>{' '}
            variable APR.{' '}
            {annualFee === 0 ? 'No annual fee' : `${formatCents(annualFee)} annual fee`}.{' '}
            {legalLinks.rateDisclosure !== undefined && (
              <span className={unbroken}>
                See the{' '}
                <TextLink href={linkOf('rateDisclosure')} external>
                  Rate Disclosure
                </TextLink>
                .
              </span>
            )}
          </p>
        </Stack>
        <Stack gap={4}>
          <Heading level={2}>Common questions</Heading>
          <div>
            {questions.map(({ question, answer }) => (
              <Details key={question} summary={question}>
                <p>{answer}</p>
              </Details>
            ))}
          </div>
        </Stack>
      </div>
      <img src={images.homeRoof} alt="" className={frieze} width="1200" height="130" />
    </div>
  );
}
