import { Combobox, createListCollection, type UseComboboxContext } from '@ark-ui/react/combobox';
import { memo, useMemo, useRef, useState, type FocusEvent, type Ref } from 'react';
import { afterPress } from './after-press';
import { comboboxRecipe } from './combobox-recipe';
import { exactOption, matchingOptions, otherOption, type ComboboxOption } from './combobox-options';
import { describeField, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control, hintStyle } from './field-styles';
import { CheckIcon, ChevronDownIcon } from './control-icons';

export interface ComboboxFieldProps extends FieldTexts {
  name: string;
  options: readonly ComboboxOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete: string;
  inputRef?: Ref<HTMLInputElement>;
}

const styles = comboboxRecipe();

/**
 * A list that closes takes the focus back a frame later, even from the next field: whoever went on meanwhile stays
 * there, and types there.
 */
function useStayedInNextField() {
  const takesFocusBack = useRef(false);
  return {
    onOpenChange: ({ open }: { readonly open: boolean }): void => {
      takesFocusBack.current = !open;
      const after = (): number => requestAnimationFrame(() => (takesFocusBack.current = false));
      if (!open) requestAnimationFrame(after);
    },
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void => {
      if (!takesFocusBack.current || !(relatedTarget instanceof HTMLElement)) return;
      const isNext = currentTarget.closest('[data-part=root]')?.contains(relatedTarget) === false;
      if (isNext) relatedTarget.focus();
    },
  };
}

type ComboboxApi = UseComboboxContext<ComboboxOption>;

interface OptionProps {
  item: ComboboxOption;
  api: ComboboxApi;
  highlighted: boolean;
  chosen: boolean;
}

/** What a part of Ark would be given, without the part: each of those is drawn anew with every key and every press. */
const Option = memo(
  ({ item, api, chosen }: OptionProps) => (
    <div {...api.getItemProps({ item })} className={styles.item}>
      {item.label}
      {chosen && <CheckIcon />}
    </div>
  ),
  (was, is) =>
    was.item === is.item && was.highlighted === is.highlighted && was.chosen === is.chosen,
);

/**
 * Opens the list once the press is seen, with what is chosen highlighted: not if its field was left meanwhile, or the
 * list opened by what was typed, which highlights what that finds.
 */
function openAfterPress(api: ComboboxApi, inputId: string, value: string): void {
  afterPress(() => {
    const focused = document.activeElement;
    if (focused?.id !== inputId || focused.ariaExpanded === 'true') return;
    api.setOpen(true);
    if (value !== '') api.setHighlightValue(value);
  });
}

/** Where the list stands is measured once what opened it is seen: a third of what a first letter took. */
function usePlacedAfterPress() {
  const waiting = useRef(false);
  return useRef(({ updatePosition }: { readonly updatePosition: () => Promise<void> }): void => {
    if (waiting.current) return;
    waiting.current = true;
    afterPress(() => {
      // To follow the page begins with one more look at the same place.
      void updatePosition();
      waiting.current = false;
    });
  }).current;
}

/**
 * One choice out of many, found by typing. A text that names an option exactly, typed or filled in
 * by the browser ("OH", "Ohio"), chooses it.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, hint, error, optional, options, value, onValueChange } = props;
  const id = fieldId(name);
  const { hintId, errorId, describedBy } = describeField(id, { hint, error });
  const labelOf = (chosen: string): string =>
    options.find((option) => option.value === chosen)?.label ?? '';
  const [text, setText] = useState(() => labelOf(value));
  const [seen, setSeen] = useState(value);
  const [filter, setFilter] = useState('');
  const [replaced, setReplaced] = useState<string | null>(null);
  const { onOpenChange, onFocus } = useStayedInNextField();
  const place = usePlacedAfterPress();
  if (seen !== value) {
    setSeen(value);
    if (value !== '') setText(labelOf(value));
  }

  const collection = useMemo(() => {
    return createListCollection({
      items: matchingOptions(options, filter),
      itemToString: (item) => item.label,
      itemToValue: (item) => item.value,
    });
  }, [options, filter]);

  const choose = (chosen: string): void => {
    setFilter('');
    setText(labelOf(chosen));
    if (chosen !== value) onValueChange(chosen);
  };
  const type = (typed: string): void => {
    setReplaced(null);
    setText(typed);
    setFilter(typed);
    const exact = exactOption(options, typed);
    const focused = document.activeElement?.id === id;
    if (exact && !focused) choose(exact.value);
    else if (value !== '' && exact?.value !== value) onValueChange('');
  };
  const leave = (): void => {
    const exact = exactOption(options, text);
    const other = exact ? undefined : otherOption(options, text);
    if (exact) choose(exact.value);
    if (other && other.value !== value) {
      setReplaced(text.trim());
      choose(other.value);
    }
    setFilter('');
    props.onBlur?.();
  };

  const texts = { label, hint, error, ...(optional === undefined ? {} : { optional }) };
  return (
    <FieldFrame id={id} hintId={hintId} errorId={errorId} {...texts}>
      <Combobox.Root
        collection={collection}
        ids={{ input: id, label: `${id}-label` }}
        value={value === '' ? [] : [value]}
        inputValue={text}
        onSelect={({ itemValue }) => choose(itemValue)}
        onOpenChange={onOpenChange}
        inputBehavior="autohighlight"
        allowCustomValue
        positioning={{ sameWidth: true, gutter: 4, updatePosition: place }}
      >
        <Combobox.Context>
          {(api: ComboboxApi) => (
            <>
              <Combobox.Control className={styles.control}>
                <Combobox.Input
                  ref={props.inputRef}
                  name={name}
                  className={`${control({})} ${styles.input}`}
                  autoComplete={props.autoComplete}
                  spellCheck={false}
                  onChange={(event) => type(event.target.value)}
                  onClick={() => openAfterPress(api, id, value)}
                  onFocus={onFocus}
                  onBlur={leave}
                  aria-describedby={describedBy}
                  aria-invalid={error ? true : undefined}
                />
                <Combobox.Trigger
                  className={styles.trigger}
                  aria-label="Show all options"
                  tabIndex={-1}
                  onClick={(event) => {
                    if (api.open) return;
                    event.preventDefault();
                    event.currentTarget.ownerDocument.getElementById(id)?.focus();
                    openAfterPress(api, id, value);
                  }}
                >
                  <ChevronDownIcon />
                </Combobox.Trigger>
              </Combobox.Control>
              <Combobox.Positioner className={styles.positioner}>
                <Combobox.Content
                  className={styles.content}
                  aria-label="Options"
                  aria-labelledby={undefined}
                >
                  {collection.items.map((item) => (
                    <Option
                      key={item.value}
                      item={item}
                      api={api}
                      highlighted={item.value === api.highlightedValue}
                      chosen={item.value === value}
                    />
                  ))}
                  {collection.items.length === 0 && (
                    <div className={styles.empty}>Nothing matches “{filter}”</div>
                  )}
                </Combobox.Content>
              </Combobox.Positioner>
            </>
          )}
        </Combobox.Context>
      </Combobox.Root>
      <p role="status" className={replaced === null ? '' : hintStyle}>
        {replaced !== null && `“${replaced}” isn’t in the list, so we chose “${labelOf(value)}”.`}
      </p>
    </FieldFrame>
  );
}
