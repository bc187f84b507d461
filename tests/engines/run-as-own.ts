import type { Engine } from './engine';

/** A driver's scripts and the page's run in separate scopes. */
const AS_OWN_SCRIPT = `
  const script = document.createElement('script');
  script.textContent = arguments[0];
  document.head.append(script);
`;

/** Runs a script in the page's scope. */
export async function runAsOwn(engine: Engine, script: string): Promise<void> {
  await engine.run(AS_OWN_SCRIPT, [script]);
}
