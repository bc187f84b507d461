import { Field } from '@ark-ui/react/field';
import { Switch } from '@ark-ui/react/switch';
import { css, cx } from '../../styled-system/css';
import { choiceRow } from './choice-styles';
import { describedBy, fieldId } from './field-id';
import { FieldHint } from './field-parts';
import { toggleOnEnter } from './checkbox-field';

export interface SwitchFieldProps {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Before the label, or at the end of the row with the text On or Off. */
  side?: 'start' | 'end';
}

const root = css({ position: 'relative' });
const track = css({
  flex: 'none',
  width: '2.75rem',
  height: '1.5rem',
  padding: '2px',
  borderRadius: 'round',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'border',
  background: 'surface',
  '&[data-state=checked]': { background: 'accentText', borderColor: 'accentText' },
  '&[data-focus-visible]': {
    outline: '3px solid token(colors.focus)',
    outlineOffset: '2px',
  },
});
const thumb = css({
  display: 'block',
  width: '1rem',
  height: '1rem',
  borderRadius: 'round',
  background: 'border',
  transition: 'transform token(durations.quick)',
  '&[data-state=checked]': { transform: 'translateX(1.25rem)', background: 'surface' },
  // Forced colors drop backgrounds.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: 'CanvasText',
    '&[data-state=checked]': { background: 'Highlight' },
  },
});

/** The input covers the row, so that screen reader users find it by touch. */
const COVER = { clip: 'auto', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 };

const wide = css({ flex: '1', fontWeight: 'strong' });
const word = css({ color: 'muted', fontSize: 'small' });

/** Applies at once, without a button to confirm. */
export function SwitchField(props: SwitchFieldProps) {
  const { name, label, hint, checked, onCheckedChange, side = 'start' } = props;
  const end = side === 'end';
  const id = fieldId(name);
  return (
    <Field.Root id={id}>
      <Switch.Root
        name={name}
        checked={checked}
        onCheckedChange={(details) => onCheckedChange(details.checked)}
        className={cx(choiceRow({ end }), root)}
      >
        <Switch.HiddenInput
          role="switch"
          aria-checked={checked}
          style={COVER}
          onKeyDown={toggleOnEnter}
          aria-describedby={describedBy(id, { hint })}
        />
        <Switch.Control className={track}>
          <Switch.Thumb className={thumb} />
        </Switch.Control>
        {end && (
          <span aria-hidden="true" className={word}>
            {checked ? 'On' : 'Off'}
          </span>
        )}
        <Switch.Label className={end ? wide : undefined}>{label}</Switch.Label>
      </Switch.Root>
      <FieldHint id={id}>{hint}</FieldHint>
    </Field.Root>
  );
}
