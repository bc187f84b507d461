import type { ComponentType } from 'react';
import { css } from '../../../../styled-system/css';
import { Heading } from '../../../ui/heading';
import { DropOffPicture, LabelPicture, PackPicture } from '../../../ui/pictures/thing-pictures';
import { Stack } from '../../../ui/stack';

const STEPS: readonly (readonly [string, ComponentType])[] = [
  ['Pack', PackPicture],
  ['Label', LabelPicture],
  ['Hand over', DropOffPicture],
];

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '3',
  counterReset: 'step',
});
const step = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  textAlign: 'center',
  fontSize: 'small',
  fontWeight: 'medium',
  counterIncrement: 'step',
  // Line to the next illustration, at half its height.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '2rem',
    insetInline: 'calc(50% + 2.75rem) calc(-100% + 4rem)',
    borderBlockStart: '2px dashed token(colors.border)',
  },
  _first: { alignItems: 'flex-start', _after: { insetInline: '4.75rem calc(-50% + 2rem)!' } },
  _last: { alignItems: 'flex-end' },
});
const words = css({ '&::before': { content: 'counter(step) ". "' } });
const picture = css({ width: '4rem', maxWidth: 'full' });

export function ShippingSteps() {
  return (
    <Stack gap={3}>
      <Heading level={2}>How it works</Heading>
      <ol className={list}>
        {STEPS.map(([name, Picture]) => (
          <li key={name} className={step}>
            <span className={picture}>
              <Picture />
            </span>
            <span className={words}>{name}</span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
