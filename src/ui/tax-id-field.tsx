import { Field } from '@ark-ui/react/field';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { css } from '../../styled-system/css';
import { Button } from './button';
import { describedBy, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control } from './field-styles';
import { VisuallyHidden } from './visually-hidden';

export interface TaxIdFieldProps extends Omit<FieldTexts, 'optional'> {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  maxWidth: '22rem',
});
const digits = css({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' });

/** Separators stay, so that the number keeps its shape. */
function mask(value: string): string {
  return value.replace(/[^\s-]/g, '•');
}

/**
 * Readable during input; otherwise the box contains only dots, so that no attribute of the page has
 * the number. Never offered to a password manager.
 */
export function TaxIdField(props: TaxIdFieldProps) {
  const { name, label, hint, error, value, onValueChange, inputRef } = props;
  const [shown, setShown] = useState(false);
  const [typing, setTyping] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = fieldId(name);
  const readable = shown || typing;
  // Focus replaces dots by digits: select all of them if all dots were selected, as with Tab.
  const selectAll = useRef(false);
  useLayoutEffect(() => {
    if (!typing || !selectAll.current) return;
    selectAll.current = false;
    box.current?.querySelector('input')?.select();
  }, [typing]);
  return (
    <FieldFrame {...{ name, label, hint, error }}>
      <div
        ref={box}
        className={row}
        onBlur={(event) => {
          setTyping(false);
          if (!box.current?.contains(event.relatedTarget)) setShown(false);
        }}
      >
        <Field.Input
          ref={inputRef}
          type="text"
          className={`${control({})} ${digits}`}
          value={readable ? value : mask(value)}
          onFocus={({ currentTarget: { selectionStart, selectionEnd, value: text } }) => {
            selectAll.current = text !== '' && selectionStart === 0 && selectionEnd === text.length;
            setTyping(true);
          }}
          onChange={(event) => onValueChange(event.target.value)}
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
          autoCorrect="off"
          data-1p-ignore=""
          data-lpignore="true"
          aria-describedby={describedBy(id, { hint, error })}
        />
        <Button
          variant="tertiary"
          size="small"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          Show
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      </div>
    </FieldFrame>
  );
}

/** The page knows only the last four digits of a stored tax ID. */
export function MaskedTaxId({ lastFour }: { lastFour: string }) {
  return (
    <span className={digits}>
      <span aria-hidden="true">•••-••-{lastFour}</span>
      <VisuallyHidden>Social Security number ending in {[...lastFour].join(' ')}</VisuallyHidden>
    </span>
  );
}
