import { Button } from '../../ui/button';

export interface EmailSuggestionNoteProps {
  /** The probable address; null if there is none. */
  readonly suggestion: string | null;
  /** The label of the button that has to be selected again, if its first press only showed the suggestion. */
  readonly again?: string;
  onUse(email: string): void;
}

/** "Did you mean …?" under an email address; announced, but not blocking. */
export function EmailSuggestionNote({ suggestion, again, onUse }: EmailSuggestionNoteProps) {
  return (
    <div role="status">
      {suggestion !== null && (
        <>
          <p>
            Did you mean {suggestion}?
            {again !== undefined && ` If your address is right, select ${again} again.`}
          </p>
          <Button variant="tertiary" size="small" flush="start" onClick={() => onUse(suggestion)}>
            Use This Address
          </Button>
        </>
      )}
    </div>
  );
}
