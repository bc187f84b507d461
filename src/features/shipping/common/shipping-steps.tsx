import type { ComponentType } from 'react';
import { css } from '../../../../styled-system/css';
import { DropOffPicture, LabelPicture, PackPicture } from '../../../ui/pictures/thing-pictures';

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
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2',
  padding: '3',
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderRadius: 'medium',
  textAlign: 'center',
  fontSize: 'small',
  fontWeight: 'medium',
});
const picture = css({ width: '4rem', maxWidth: 'full' });

/** Sending something in three small steps. */
export function ShippingSteps() {
  return (
    <ol className={list}>
      {STEPS.map(([name, Picture]) => (
        <li key={name} className={step}>
          <span className={picture}>
            <Picture />
          </span>
          {name}
        </li>
      ))}
    </ol>
  );
}
