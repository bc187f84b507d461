import { Button } from '../../ui/button';

export interface EmailSuggestionNoteProps {
  /** Null if there is none. */
  readonly suggestion: string | null;
  /** Label of the button to click again, if its first click only showed the suggestion. */
  readonly again?: string;
  onUse(email: string): void;
}

/** Announced, but not blocking. */
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
