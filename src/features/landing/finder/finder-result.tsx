import { useState } from 'react';
import { PLACES, type Place } from '../../../catalogue/places';
import { notAvailableSentence } from '../../../domain/text/place-sentences';
import { programDefinition } from '../../../catalogue/programs';
import { APP_PATH } from '../../../catalogue/screens';
import { useBrand } from '../../../domain/program/use-brand';
import { openHelpCenter } from '../../../shell/help/help-center';
import { Screen } from '../../../shell/screen/screen';
import { PlacePicture } from '../../../ui/pictures/end-pictures';
import { PlainList } from '../../../ui/plain-list';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { BACKING_PICTURES } from './finder-pictures';
import { finderCards, type FinderCard } from './finder-cards';
import { recommendationReason, recommendedFlow, type FinderAnswers } from './finder-questions';

function CardFacts({
  card,
  place,
}: {
  readonly card: FinderCard;
  readonly place: Place | undefined;
}) {
  return card.available ? (
    <>
      <Text>{card.backing}</Text>
      <PlainList items={card.costs} />
    </>
  ) : (
    <Text>{notAvailableSentence(card.name, place)}</Text>
  );
}

export function FinderResult({
  answers,
  onBack,
}: {
  readonly answers: FinderAnswers;
  onBack(): void;
}) {
  const { id, texts } = useBrand();
  const { flow: ownFlow } = programDefinition(id);
  const [others, setOthers] = useState(false);
  const place = PLACES.find(({ code }) => code === answers.state);
  const cards = finderCards({ own: id, cardName: texts.cardName, state: answers.state });
  const recommended = recommendedFlow(answers);
  const best = cards.find(({ flow }) => flow === recommended);
  if (best === undefined) return null;
  const Picture = best.available ? BACKING_PICTURES[best.flow] : PlacePicture;
  return (
    <Screen picture={<Picture />}>
      <Card>
        <Stack gap={4}>
          <Heading level={2}>
            {best.available ? best.name : 'We don’t have a match in your state'}
          </Heading>
          <Text>{recommendationReason(answers)}</Text>
          <CardFacts card={best} place={place} />
          {best.available && (
            <Actions>
              {best.flow === ownFlow ? (
                <LinkButton href={APP_PATH}>Continue</LinkButton>
              ) : (
                <Button onClick={() => openHelpCenter()}>Contact Us</Button>
              )}
            </Actions>
          )}
        </Stack>
      </Card>
      {others &&
        cards
          .filter((card) => card !== best)
          .map((card) => (
            <Card key={card.flow}>
              <Stack gap={3}>
                <Heading level={2}>{card.name}</Heading>
                <CardFacts card={card} place={place} />
              </Stack>
            </Card>
          ))}
      <Text tone="muted">Results aren’t an offer of credit.</Text>
      <Actions>
        {!others && (
          <Button variant="secondary" onClick={() => setOthers(true)}>
            See Other Options
          </Button>
        )}
        <Button variant="tertiary" onClick={onBack}>
          Change My Answers
        </Button>
      </Actions>
    </Screen>
  );
}
