import { loadBrand } from '../../../src/programs/registry';
import { DEFAULT_PROGRAM, PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import { code, page, table } from './markdown';

export async function programsPage(): Promise<string> {
  const rows = await Promise.all(
    PROGRAM_IDS.map(async (id) => {
      const { flow, security, unsupportedStates } = programDefinition(id);
      const brand = await loadBrand(id);
      return [
        code(id) + (id === DEFAULT_PROGRAM ? ' (default)' : ''),
        flow,
        security,
        unsupportedStates.join(' ') || '–',
        brand.meta.title,
      ];
    }),
  );
  return page({
    title: 'Programs',
    source: '`src/catalogue/programs.ts` and `src/programs/registry.ts`',
    parts: [
      'A program is a white-label variant: a brand with its flow. The portal takes it from the address ' +
        'parameter `program`, then from browser storage, then from the host name (`hosts` in the ' +
        `configuration). Otherwise it is \`${DEFAULT_PROGRAM}\`. Only programs with a brand are available.`,
      table(['Program', 'Flow', 'Security', 'Not offered in', 'Brand'], rows),
    ],
  });
}
