import type { ReactNode, Ref } from 'react';
import { css, cva } from '../../styled-system/css';
import { choiceRow, radioBox } from './choice-styles';
import { fieldId } from './field-id';
import { GroupFrame } from './field-parts';
import { useEarlyInput } from './use-early-input';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
}

export interface RadioFieldProps<Value extends string = string> {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  options: readonly RadioOption<Value>[];
  /** '' while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Short choices side by side if they fit; cards in two columns. */
  columns?: boolean;
}

const words = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' });
const description = css({ fontSize: 'small', color: 'muted', textWrap: 'pretty' });
const rows = cva({
  base: { display: 'grid', gap: '2', marginBlockStart: '2' },
  variants: {
    beside: {
      drawn: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))' },
      // Stacked on a phone, so that labels of any length stay on one line.
      plain: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
        '& > label:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
      none: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});
const cards = cva({
  base: { display: 'grid', gap: '3', marginBlockStart: '2' },
  variants: {
    pairs: {
      // Equal widths if two words fit on a line, otherwise stacked.
      drawn: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '2',
        '& > label': {
          flex: '1 1 0',
          minWidth: 'fit-content',
          gap: '2',
          paddingInline: '0.625rem',
        },
      },
      // Two columns; an odd one is on a separate line.
      plain: {
        gap: '2',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(8.5rem, 40%), 100%), 1fr))',
        '& > label:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
      none: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
});
const answer = cva({
  base: { fontWeight: 'medium', textWrap: 'balance' },
  variants: { card: { true: { fontWeight: 'strong' }, false: {} } },
});
const picture = cva({
  base: { flex: 'none', alignSelf: 'center', color: 'accentText', lineHeight: '1' },
  // Two cards side by side on a phone leave no space for it.
  variants: { pairs: { true: { display: { base: 'none', tablet: 'block' } }, false: {} } },
});

function Choices<Value extends string>(props: RadioFieldProps<Value> & { card: boolean }) {
  const { name, legend, hint, error, options, value, onValueChange, inputRef, card } = props;
  const pairs = props.columns === true && card;
  const drawn = options.some(({ icon }) => icon !== undefined);
  const few = drawn ? 'drawn' : 'plain';
  const large = drawn && card && !pairs;
  const beside = props.columns === true ? few : 'none';
  const id = fieldId(name);
  const early = useEarlyInput(value, (chosen) => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) onValueChange(option.value);
  });
  return (
    <GroupFrame id={id} legend={legend} hint={hint} error={error}>
      <div ref={early} className={card ? cards({ pairs: pairs ? few : 'none' }) : rows({ beside })}>
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          const textId = `${optionId}-text`;
          return (
            <label
              key={option.value}
              className={choiceRow({
                card: true,
                small: !card,
                narrow: beside === 'drawn',
                drawn: large,
                hasDescription: option.description !== undefined,
              })}
              htmlFor={optionId}
            >
              <input
                ref={index === 0 ? inputRef : undefined}
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                className={radioBox}
                checked={option.value === value}
                onChange={() => onValueChange(option.value)}
                aria-labelledby={textId}
                aria-describedby={option.description ? `${textId}-more` : undefined}
              />
              <span className={words}>
                <span id={textId} className={answer({ card })}>
                  {option.label}
                </span>
                {option.description && (
                  <span id={`${textId}-more`} className={description}>
                    {option.description}
                  </span>
                )}
              </span>
              {option.icon && <span className={picture({ pairs })}>{option.icon}</span>}
            </label>
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** `fieldId(name)` is the id of the first one. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  return <Choices {...props} card={false} />;
}

export function RadioCards<Value extends string>(props: RadioFieldProps<Value>) {
  return <Choices {...props} card />;
}
