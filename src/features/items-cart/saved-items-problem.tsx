import { joinList } from '../../catalogue/plain-text';
import { Button } from '../../ui/button';
import { Callout } from '../../ui/callout';
import { InlinePanel } from '../../ui/inline-panel';
import type { SavedItemsState } from './use-saved-items';

/** Items that weren't added, or only in part; they are still in this browser. */
export function SavedItemsProblem({ saved }: { readonly saved: SavedItemsState }) {
  const { phase, waiting, reason, withoutPhotos } = saved;
  return (
    <>
      {phase === 'failed' && (
        <InlinePanel
          title="We couldn’t add everything to your cart"
          actions={
            <>
              <Button onClick={saved.tryAgain}>Try Again</Button>
              {reason !== null && (
                <Button variant="secondary" onClick={saved.discard}>
                  Leave Them Out
                </Button>
              )}
            </>
          }
        >
          <p>{reason ?? 'Something went wrong on our side.'}</p>
          <p>{`Still saved in this browser: ${joinList(waiting)}.`}</p>
        </InlinePanel>
      )}
      {withoutPhotos.length > 0 && (
        <Callout tone="warning" live="polite">
          <p>{`We couldn’t find the files of ${joinList(withoutPhotos)} any more. Choose Edit to add them again.`}</p>
        </Callout>
      )}
    </>
  );
}
