import {
  createListCollection,
  useCombobox,
  type ListCollection,
  type UseComboboxReturn,
} from '@ark-ui/react/combobox';
import { mergeProps } from '@ark-ui/react/utils';
import {
  memo,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type Ref,
} from 'react';
import { comboboxStyles as styles } from './combobox-styles';
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

type ComboboxApi = UseComboboxReturn<ComboboxOption>;

interface OptionProps {
  item: ComboboxOption;
  api: ComboboxApi;
  highlighted: boolean;
  chosen: boolean;
}

/** Drawn anew only where it is another, or highlighted or chosen. */
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
 * Opens the list with the chosen option highlighted, unless typing has opened it, which highlights its first match.
 */
function open(api: ComboboxApi, value: string): void {
  if (api.open) return;
  api.setOpen(true);
  if (value !== '') api.setHighlightValue(value);
}

interface PartsProps {
  readonly id: string;
  readonly collection: ListCollection<ComboboxOption>;
  readonly value: string;
  readonly text: string;
  /** What the options were sought by. */
  readonly filter: string;
  readonly onSelect: (value: string) => void;
  readonly input: ComponentProps<'input'>;
}

/**
 * The field, its arrow and its list. What parts of Ark would be given, without the parts: a key or a press draws each of
 * those several times anew, and the list’s own follows whether it is still seen leaving, which it never is.
 */
function Parts({ id, collection, value, text, filter, onSelect, input }: PartsProps) {
  const { onOpenChange, onFocus } = useStayedInNextField();
  const api = useCombobox({
    collection,
    ids: { input: id, label: `${id}-label` },
    value: value === '' ? [] : [value],
    inputValue: text,
    onSelect: ({ itemValue }) => onSelect(itemValue ?? ''),
    onOpenChange,
    inputBehavior: 'autohighlight',
    allowCustomValue: true,
    // A closed list keeps no place: opened again elsewhere, it would be seen there before it has its own.
    positioning: { sameWidth: true, gutter: 4, restoreStyles: true },
  });
  const { ref, ...given } = input;
  return (
    <div {...api.getRootProps()}>
      <div {...api.getControlProps()} className={styles.control}>
        <input
          {...mergeProps<ComponentProps<'input'>>(api.getInputProps(), given, {
            onClick: () => open(api, value),
            onFocus,
          })}
          ref={ref}
          className={`${control({})} ${styles.input}`}
          spellCheck={false}
        />
        <button
          {...mergeProps<ComponentProps<'button'>>(api.getTriggerProps(), {
            onClick: (event) => {
              if (api.open) return;
              event.preventDefault();
              event.currentTarget.ownerDocument.getElementById(id)?.focus();
              open(api, value);
            },
          })}
          className={styles.trigger}
          aria-label="Show all options"
          tabIndex={-1}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <div {...api.getPositionerProps()} className={styles.positioner}>
        <div
          {...api.getContentProps()}
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
        </div>
      </div>
    </div>
  );
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
      <Parts
        id={id}
        collection={collection}
        value={value}
        text={text}
        filter={filter}
        onSelect={choose}
        input={{
          name,
          ref: props.inputRef,
          autoComplete: props.autoComplete,
          onChange: (event) => type(event.target.value),
          onBlur: leave,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        }}
      />
      <p role="status" className={replaced === null ? '' : hintStyle}>
        {replaced !== null && `“${replaced}” isn’t in the list, so we chose “${labelOf(value)}”.`}
      </p>
    </FieldFrame>
  );
}
