import { useId, type ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Heading } from './heading';
import { Actions } from './stack';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  padding: { base: '4', tablet: '6' },
  background: 'surface',
  border: '1px solid token(colors.line)',
  borderInlineStart: '4px solid token(colors.warningText)',
  borderRadius: 'medium',
});

export interface InlinePanelProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Announced when it appears. */
export function InlinePanel({ title, children, actions }: InlinePanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={panel}>
      <div role="alert" className={css({ display: 'flex', flexDirection: 'column', gap: '2' })}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </section>
  );
}
