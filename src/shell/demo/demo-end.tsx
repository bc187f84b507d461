import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { Actions } from '../../ui/stack';
import { Screen } from '../screen/screen';

export function DemoEnd({ onAgain }: { onAgain(): void }) {
  return (
    <Screen>
      <Callout tone="success" live="polite">
        This is where the application would continue.
      </Callout>
      <Actions>
        <Button variant="secondary" onClick={onAgain}>
          Start Over
        </Button>
      </Actions>
    </Screen>
  );
}
