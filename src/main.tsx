// First of all: the tokens leave the address before any other script runs.
import './services/session/callback-hash';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { BootProblem, describeBootFailure } from './app/boot/boot-problem';
import { startPortal } from './app/boot/start-portal';
import { installClock } from './services/clock';
import { fetchConfiguration, installConfiguration } from './services/configuration/configuration';
import { installSlots } from './services/slots';

async function boot(root: ReturnType<typeof createRoot>): Promise<void> {
  if (__MOCK__) {
    const { startMock } = await import('../mock-server/browser/start');
    const mock = await startMock();
    if (mock.kind === 'handled') return;
    if (mock.kind === 'problem') {
      root.render(<BootProblem title={mock.title} lines={[mock.detail]} />);
      return;
    }
    installClock(mock.now);
    installSlots(mock.slots);
    installConfiguration(mock.config);
  } else {
    installConfiguration(await fetchConfiguration());
  }
  await startPortal(root);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
const root = createRoot(container);
boot(root).catch((error: unknown) => {
  root.render(<BootProblem {...describeBootFailure(error)} />);
});
