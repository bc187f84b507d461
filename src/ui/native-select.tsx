import type { ComponentProps } from 'react';
import { css, cx } from '../../styled-system/css';
import { control } from './field-styles';
import { ChevronDownIcon } from './control-icons';

const frame = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  maxWidth: { base: 'full', tablet: 'field' },
});
const select = css({ appearance: 'none', paddingInlineEnd: '12', cursor: 'pointer' });
const arrow = css({
  position: 'absolute',
  insetInlineEnd: '3',
  top: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  lineHeight: '0',
  color: 'muted',
});

/** The select without a label, for fields that have one. */
export function NativeSelect(props: ComponentProps<'select'>) {
  return (
    <span className={frame}>
      <select {...props} className={cx(control({}), select)} />
      <span className={arrow}>
        <ChevronDownIcon />
      </span>
    </span>
  );
}
