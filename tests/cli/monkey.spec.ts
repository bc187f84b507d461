import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../../cli/browser/mock-build';
import { Findings } from '../../cli/monkey/findings';
import { runMonkey } from '../../cli/monkey/monkey';
import { expect, test } from '../support/test';

/**
 * Breaks if the third button is clicked after the second. Like the portal, it is hidden until its
 * script runs.
 */
const TRAP = `<!doctype html><title>Trap</title><main data-screen="trap" hidden><h1>Trap</h1>
<button>One</button> <button id="two">Two</button> <button id="three">Three</button></main>
<script type="module" src="/assets/trap.js"></script>`;

const SCRIPT = `let armed = false;
two.onclick = () => { armed = true; };
three.onclick = () => { if (armed) throw new Error('caught in the trap'); };
document.querySelector('main').hidden = false;`;

test('portal monkey finds a failure reproducibly with minimal steps @own-origin', async ({
  port,
}) => {
  expect(port).toBeGreaterThan(0);
  const folder = test.info().outputPath('trap');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), TRAP.replace('/assets/trap.js', '/trap.js'));
  writeFileSync(join(folder, 'trap.js'), SCRIPT);
  const trap = await serveFolder(folder);
  try {
    const options = { origin: trap.origin, seed: 'trap', walks: 1, steps: 60, faults: false };
    const [first, again] = [new Findings(() => undefined), new Findings(() => undefined)];
    await runMonkey({ ...options, until: Infinity }, first);
    await runMonkey({ ...options, until: Infinity }, again);
    const [found] = first.all;
    expect(found?.finding.kind).toBe('page error');
    expect(found?.finding.text).toContain('caught in the trap');
    expect(found?.actions.map((action) => 'name' in action && action.name)).toEqual([
      'Two',
      'Three',
    ]);
    expect(again.all).toEqual(first.all);
  } finally {
    trap.close();
  }
});
