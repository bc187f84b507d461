import { DEFAULT_PROGRAM, PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import { isBrandId, loadBrand } from '../../../src/programs/registry';
import { code, page, table } from './markdown';

/** The white-label variants. */
export async function programsPage(): Promise<string> {
  const rows = await Promise.all(
    PROGRAM_IDS.map(async (id) => {
      const { flow, security, unsupportedStates } = programDefinition(id);
      const brand = isBrandId(id) ? await loadBrand(id) : null;
      return [
        code(id) + (id === DEFAULT_PROGRAM ? ' (default)' : ''),
        flow,
        security,
        unsupportedStates.join(' ') || '–',
        brand === null ? 'none yet' : brand.meta.title,
      ];
    }),
  );
  return page({
    title: 'Programs',
    source: '`src/catalogue/programs.ts` and `src/programs/registry.ts`',
    parts: [
      'A program is a white-label variant: a brand, and with it a flow. It is chosen by the address ' +
        'parameter `program`, else by the one stored in the browser, else by the host name (`hosts` of ' +
        `the configuration), else it is \`${DEFAULT_PROGRAM}\`. Only a program that has a brand can be chosen.`,
      table(['Program', 'Flow', 'Security', 'Not offered in', 'Brand'], rows),
    ],
  });
}
