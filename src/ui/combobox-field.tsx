import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState, type Ref } from 'react';
import { exactOption, matchingOptions, otherOption, type ComboboxOption } from './combobox-options';
import { comboboxStyles as styles } from './combobox-styles';
import { CheckIcon, ChevronDownIcon } from './control-icons';
import { describedBy, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, hintStyle } from './field-styles';

export interface ComboboxFieldProps extends FieldTexts {
  name: string;
  options: readonly ComboboxOption[];
  /** '' while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Typing filters the options. Text that equals an option chooses it. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, hint, error, optional, options, value, onValueChange } = props;
  const labelOf = (chosen: string): string =>
    options.find((option) => option.value === chosen)?.label ?? '';
  const [text, setText] = useState(() => labelOf(value));
  const [seen, setSeen] = useState(value);
  const [filter, setFilter] = useState('');
  const [replaced, setReplaced] = useState<string | null>(null);
  if (seen !== value) {
    setSeen(value);
    if (value !== '') setText(labelOf(value));
  }
  const collection = useMemo(
    () => createListCollection({ items: matchingOptions(options, filter) }),
    [options, filter],
  );

  const choose = (chosen: string): void => {
    setFilter('');
    setText(labelOf(chosen));
    if (chosen !== value) onValueChange(chosen);
  };
  const type = (typed: string): void => {
    setReplaced(null);
    setText(typed);
    setFilter(typed);
    if (value !== '' && exactOption(options, typed)?.value !== value) onValueChange('');
  };
  const exact = exactOption(options, text);
  const other = exact ? undefined : otherOption(options, text);
  const leave = (): void => {
    if (exact) choose(exact.value);
    if (other && other.value !== value) {
      setReplaced(text.trim());
      choose(other.value);
    }
    setFilter('');
    props.onBlur?.();
  };
  const unlisted = other && other.value !== value ? text.trim() : replaced;

  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <Combobox.Root
        collection={collection}
        value={value === '' ? [] : [value]}
        onValueChange={({ value: [chosen = ''] }) => choose(chosen)}
        inputValue={text}
        onInputValueChange={({ inputValue }) => type(inputValue)}
        inputBehavior="autohighlight"
        // This component has the text, so that it stays while nothing is chosen.
        selectionBehavior="preserve"
        allowCustomValue
        openOnClick
        lazyMount
        unmountOnExit
        positioning={{ sameWidth: true, gutter: 4 }}
        translations={{ triggerLabel: 'Show all options' }}
      >
        <Combobox.Context>
          {({ setOpen }) => (
            <Combobox.Control
              className={styles.control}
              // On touch screens Ark ignores a focus that moves without a tap, such as by Next on
              // the keyboard. In the capture phase, Ark closes the list before the blur, so it
              // doesn't take the focus back.
              onBlurCapture={({ currentTarget, relatedTarget }) => {
                if (!currentTarget.contains(relatedTarget)) setOpen(false);
              }}
            >
              <Combobox.Input
                ref={props.inputRef}
                name={name}
                className={`${control({})} ${styles.input}`}
                aria-describedby={describedBy(fieldId(name), { hint, error })}
                onBlur={leave}
              />
              <Combobox.Trigger className={styles.trigger}>
                <ChevronDownIcon />
              </Combobox.Trigger>
            </Combobox.Control>
          )}
        </Combobox.Context>
        <Combobox.Positioner className={styles.positioner}>
          <Combobox.Content className={styles.content}>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item} className={styles.item}>
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator>
                  <CheckIcon />
                </Combobox.ItemIndicator>
              </Combobox.Item>
            ))}
            <Combobox.Empty className={styles.empty}>Nothing matches “{filter}”</Combobox.Empty>
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.Root>
      {/* The same before and after blur: a new note would move the button from under the
          pointer. */}
      <p role="status" className={unlisted === null ? '' : hintStyle}>
        {unlisted !== null &&
          `“${unlisted}” isn’t in the list. We’ll use “${other?.label ?? labelOf(value)}”.`}
      </p>
    </FieldFrame>
  );
}
