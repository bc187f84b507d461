import { Button } from '../../ui/button';

export interface EmailSuggestionNoteProps {
  /** The probable address; null if there is none. */
  readonly suggestion: string | null;
  onUse(email: string): void;
}

/** "Did you mean …?" under an email address; announced, but not blocking. */
export function EmailSuggestionNote({ suggestion, onUse }: EmailSuggestionNoteProps) {
  return (
    <div role="status">
      {suggestion !== null && (
        <>
          <p>Did you mean {suggestion}?</p>
          <Button variant="tertiary" size="small" flush="start" onClick={() => onUse(suggestion)}>
            Use This Address
          </Button>
        </>
      )}
    </div>
  );
}
