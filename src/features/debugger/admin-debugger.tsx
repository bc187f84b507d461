import { lazy, Suspense, useState } from 'react';
import { configuration } from '../../services/configuration/configuration';
import { rememberDebuggerOpen } from '../../services/debugger/developer-flags';
import { devExtensions } from '../../services/dev-extensions';
import { Text } from '../../ui/heading';
import { SettingsIcon } from '../../ui/control-icons';
import { SlideOver } from '../../ui/slide-over';

/** Left out of production builds, whatever the configuration says. */
const DeveloperTools = __DEVELOPMENT__
  ? lazy(async () => ({ default: (await import('./developer-tools')).DeveloperTools }))
  : null;

function Contents() {
  const filled = devExtensions().DebuggerPanel !== undefined;
  if (DeveloperTools === null || !(filled || configuration().debugger)) {
    return <Text>There is nothing to debug in this build.</Text>;
  }
  return (
    <Suspense fallback={<Text>Loading</Text>}>
      <DeveloperTools />
    </Suspense>
  );
}

export interface AdminDebuggerProps {
  readonly initiallyOpen?: boolean;
}

/** The admin debugger (spec 2): a drawer at the right edge and its round button. */
export function AdminDebugger({ initiallyOpen = false }: AdminDebuggerProps) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <SlideOver
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        rememberDebuggerOpen(isOpen);
      }}
      title="Admin Debugger"
      closeLabel="Close panel"
      toggleLabel="Admin debugger settings"
      toggleIcon={<SettingsIcon />}
    >
      <Contents />
    </SlideOver>
  );
}
