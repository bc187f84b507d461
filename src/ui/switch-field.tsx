import { css } from '../../styled-system/css';
import { choiceRow } from './choice-styles';
import { describeField, fieldId } from './field-id';
import { FieldHint } from './field-parts';

export interface SwitchFieldProps {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Where the switch stands: before its label, or at the end of the row, with On or Off in words. */
  side?: 'start' | 'end';
}

const track = css({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.5rem',
  margin: '0',
  borderRadius: 'round',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'border',
  background: 'surface',
  cursor: 'pointer',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2px',
    insetInlineStart: '2px',
    width: '1rem',
    height: '1rem',
    borderRadius: 'round',
    background: 'border',
    transition: 'transform token(durations.quick)',
  },
  _checked: {
    background: 'accentText',
    borderColor: 'accentText',
    _before: { transform: 'translateX(1.25rem)', background: 'surface' },
  },
  _focusVisible: { borderRadius: 'round' },
});

const wide = css({ flex: '1', fontWeight: 'strong' });
const word = css({ color: 'muted', fontSize: 'small' });

/** Something that is on or off at once, without a button to confirm. */
export function SwitchField(props: SwitchFieldProps) {
  const { name, label, hint, checked, onCheckedChange, side = 'start' } = props;
  const end = side === 'end';
  const id = fieldId(name);
  const { hintId, describedBy } = describeField(id, { hint });
  return (
    <div>
      <label htmlFor={id} className={choiceRow({ end })}>
        <input
          type="checkbox"
          role="switch"
          id={id}
          name={name}
          className={track}
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.click();
          }}
          aria-describedby={describedBy}
        />
        {end && (
          <span aria-hidden="true" className={word}>
            {checked ? 'On' : 'Off'}
          </span>
        )}
        <span className={end ? wide : undefined}>{label}</span>
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
    </div>
  );
}
