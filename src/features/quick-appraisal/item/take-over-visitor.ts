import { draftStore, type DraftAnswers } from '../../../services/draft/draft-store';
import { readEntries, updateEntries } from '../../../domain/document/uploads/upload-entries';
import { VISITOR } from '../../../forms/item/use-item-form';

/**
 * Moves a visitor's answers and files to the account they signed in to, unless it has answers.
 * Returns the answers to show. Safe to repeat.
 */
export function takeOverVisitorItem(
  userId: string,
  screen: string,
  own: DraftAnswers | null,
): DraftAnswers | null {
  const visitors = draftStore(VISITOR, screen);
  const typed = visitors.read();
  const mine = draftStore(userId, screen);
  if (own === null && mine.read() === null) {
    for (const kind of ['PHOTO', 'PAPER'] as const) {
      const theirs = { userId: VISITOR, applicationId: screen, kind };
      const arrived = readEntries(theirs).filter(({ state }) => state === 'done');
      const place = { userId, applicationId: screen, kind };
      if (arrived.length > 0 && readEntries(place).length === 0) {
        updateEntries(place, () => arrived);
        updateEntries(theirs, () => []);
      }
    }
    if (typed !== null) {
      mine.write(typed);
      visitors.remove();
    }
  }
  return mine.read() ?? own;
}
