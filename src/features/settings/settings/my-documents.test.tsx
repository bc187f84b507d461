// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { loadBrand } from '../../../programs/registry';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { MyDocuments } from './my-documents';

const notice = (kind: 'DENIAL' | 'COUNTEROFFER', decidedOn: string) => ({
  __typename: 'Notice' as const,
  id: `app_0001-${kind}`,
  kind,
  decidedOn,
  applicationId: 'app_0001',
  noticeUrl: 'https://files.portal.test/notices/app_0001.pdf',
});

async function documentsOf(
  value: readonly ReturnType<typeof notice>[],
  signed = false,
): Promise<string> {
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' } as const;
  const html = renderToStaticMarkup(
    <BrandContext value={brand}>
      <ScreenContext value={{ id: 'settings', flow: 'home' }}>
        <MyDocuments
          signed={signed}
          notices={{
            value: [...value],
            loading: false,
            problem: null,
            refetch: () => Promise.resolve(null),
          }}
        />
      </ScreenContext>
    </BrandContext>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test('each notice names its decision, date and application', async () => {
  expect(await documentsOf([notice('DENIAL', '2026-06-10')])).toContain(
    'Notice of June 10, 2026 We couldn’t approve this application. Application app_0001.',
  );
  expect(await documentsOf([notice('COUNTEROFFER', '2026-06-11')])).toContain(
    'Notice of June 11, 2026 We offered less than at first. Application app_0001.',
  );
});

test('signed agreements are listed, and without any documents the page says so', async () => {
  expect(await documentsOf([], true)).toContain('The agreements that you signed');
  expect(await documentsOf([])).not.toContain('Notice of');
  expect(await documentsOf([])).toContain('Documents');
});
