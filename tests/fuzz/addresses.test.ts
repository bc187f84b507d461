import {
  assert,
  boolean,
  constantFrom,
  array,
  oneof,
  option,
  property,
  string,
  webUrl,
} from 'fast-check';
import { expect, test } from 'vitest';
import { decideRoute } from '../../src/catalogue/journey/decide-route';
import { safeReturnPath } from '../../src/catalogue/journey/sign-in-path';
import { ROUTES } from '../../src/catalogue/routes';
import { STATUSES } from '../../src/catalogue/statuses';
import { chooseProgram } from '../../src/programs/choose-program';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { cases } from './how-much';

const ORIGIN = 'https://portal.example';

const address = oneof(
  string({ unit: 'grapheme' }),
  webUrl(),
  array(
    constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      ' ',
      'app',
      'evil.example',
      'javascript:',
      'é',
      '🌱',
    ),
    { maxLength: 8 },
  ).map((parts) => parts.join('')),
  constantFrom(...ROUTES.map(({ path }) => path)),
);

const isOurs = (path: string): boolean => new URL(path, ORIGIN).origin === ORIGIN;

test('no address redirects outside the portal or in a loop', () => {
  assert(
    property(
      address,
      address,
      option(oneof(constantFrom(...STATUSES), string())),
      constantFrom(...PROGRAM_IDS),
      boolean(),
      boolean(),
      (path, target, status, program, authenticated, hasName) => {
        const back = safeReturnPath(target);
        if (back !== undefined) expect(isOurs(back), target).toBe(true);
        const search = `?${String(new URLSearchParams({ returnTo: target }))}`;
        const decision = decideRoute({
          path: `/${path}`,
          search,
          program,
          status,
          hasName,
          authenticated,
          inside: false,
          isShown: false,
          hasSavedChoice: false,
        });
        if (decision.kind !== 'show') expect(isOurs(decision.to), path).toBe(true);
      },
    ),
    cases(400),
  );
});

test("the displayed program is always one of the portal's", () => {
  const anyText = option(string());
  assert(
    property(anyText, anyText, address, (parameter, stored, hostname) => {
      const hosts = { [hostname]: stored ?? '' };
      expect(PROGRAM_IDS).toContain(chooseProgram({ parameter, stored, hostname, hosts }));
    }),
    cases(100),
  );
});
