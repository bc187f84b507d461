import { useState } from 'react';
import {
  chooseColorScheme,
  readColorScheme,
  type ColorSchemeChoice,
} from '../../../services/color-scheme';
import { SectionTarget } from '../../../shell/screen/section-target';
import { Heading } from '../../../ui/heading';
import { RadioField } from '../../../ui/radio-field';
import { Stack } from '../../../ui/stack';

const HEADING_ID = 'appearance-heading';

const OPTIONS = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Use device setting' },
] as const;

export function AppearanceSetting() {
  const [choice, setChoice] = useState(readColorScheme);
  return (
    <SectionTarget id="appearance" labelledBy={HEADING_ID}>
      <Stack gap={4}>
        <Heading level={2} id={HEADING_ID}>
          Appearance
        </Heading>
        <RadioField<ColorSchemeChoice>
          name="appearance"
          legend="How pages look in this browser"
          options={OPTIONS}
          value={choice}
          onValueChange={(chosen) => {
            setChoice(chosen);
            chooseColorScheme(chosen);
          }}
        />
      </Stack>
    </SectionTarget>
  );
}
