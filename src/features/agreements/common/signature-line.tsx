import { css, cx } from '../../../../styled-system/css';
import { staged } from '../../../ui/staged';

const paper = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: { base: '4', tablet: '6' },
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
});
const line = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3',
  minHeight: '4rem',
  borderBottom: '2px solid token(colors.border)',
  paddingBlockEnd: '1',
});
// Uses the signature font, so that it is loaded before the first letter is typed.
const cross = css({ fontFamily: 'hand', color: 'muted', fontSize: 'hero', lineHeight: '1' });
const hand = css({
  fontFamily: 'hand',
  fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
  lineHeight: 'heading',
  color: 'accentText',
  overflowWrap: 'anywhere',
  minWidth: '0',
});
// Each letter fades in as it is typed; others stay.
const letter = css({ animation: 'fade', _motionReduce: { animation: 'none' } });
const under = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '4',
  fontSize: 'small',
  color: 'muted',
});

/** Hidden from screen readers: the text around it says the same. */
export function SignatureLine({
  name,
  below,
  written = false,
}: {
  readonly name: string;
  readonly below: readonly string[];
  /** Whether it is signed: the name is animated as one, instead of letter by letter. */
  readonly written?: boolean;
}) {
  return (
    <div className={paper} aria-hidden="true">
      <p className={line}>
        <span className={cross}>×</span>
        <span className={written ? cx(hand, staged({ part: 'hand' })) : hand}>
          {written
            ? name
            : Array.from(name, (sign, place) => (
                <span key={place} className={letter}>
                  {sign}
                </span>
              ))}
        </span>
      </p>
      <p className={under}>
        {below.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
    </div>
  );
}
