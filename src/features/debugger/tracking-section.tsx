import { useState } from 'react';
import {
  isTrackingInDevelopment,
  setTrackingInDevelopment,
} from '../../services/debugger/developer-flags';
import { Heading } from '../../ui/heading';
import { Stack } from '../../ui/stack';
import { SwitchField } from '../../ui/switch-field';

/** Whether to send events in development, too; stored in this browser. */
export function TrackingSection() {
  const [on, setOn] = useState(isTrackingInDevelopment);
  return (
    <Stack gap={3}>
      <Heading level={3}>Tracking</Heading>
      <SwitchField
        name="debugger.tracking"
        label="Tracking in dev mode"
        hint="Kept in this browser."
        checked={on}
        onCheckedChange={(checked) => {
          setTrackingInDevelopment(checked);
          setOn(checked);
        }}
      />
    </Stack>
  );
}
