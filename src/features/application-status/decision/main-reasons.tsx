import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { Heading } from '../../../ui/heading';
import { Card, Stack } from '../../../ui/stack';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  listStyleType: 'decimal',
  paddingInlineStart: '6',
  fontWeight: 'medium',
  // No number if there is only one item.
  '&:not(:has(> :nth-child(2)))': { listStyleType: 'none', paddingInlineStart: '0' },
});

export function MainReasons({
  reasons,
  actions,
}: {
  readonly reasons: NonNullable<Application['decision']>['reasons'];
  readonly actions: ReactNode;
}) {
  return (
    <Card>
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={2}>Main reasons</Heading>
          <ol className={list}>
            {reasons.map((reason) => (
              <li key={reason.id}>{reason.text}</li>
            ))}
          </ol>
        </Stack>
        {actions}
      </Stack>
    </Card>
  );
}
