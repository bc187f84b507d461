import type { Engine } from './engine';

/** A driver's script does not see what the page's own does, nor the other way round. */
const AS_OWN_SCRIPT = `
  const script = document.createElement('script');
  script.textContent = arguments[0];
  document.head.append(script);
`;

/** Runs a script as one of the page's. */
export async function runAsOwn(engine: Engine, script: string): Promise<void> {
  await engine.run(AS_OWN_SCRIPT, [script]);
}
