import { sectionsOf } from './code-files';
import { figuresOfFile } from './figures-of-file';
import { page } from './markdown';

/** Modules whose figures are of how something looks. */
const DRAWN =
  /^src\/(?:ui|programs\/(?!content))|^mock-server\/(?:mounts\/panel|domain\/documents)|^cli\/(?:browser|gallery|map|site|demo)/;

const read = (path: string, source: string): readonly string[] =>
  DRAWN.test(path) ? [] : figuresOfFile(path, source);

/** Every limit, interval, rate, price and factor, by the place in the code where it stands. */
export function figuresPage(): Promise<string> {
  return page({
    title: 'Figures',
    source: 'the code',
    parts: [
      'Every limit, interval, rate, price and factor of the portal, its mock and its command line, below the file ' +
        'that holds it and with the name that it has there, for whoever has to agree to them. Amounts are in cents, ' +
        'times in milliseconds where no name says otherwise. Nought and one are left out, and so is how something ' +
        'looks. A figure that is changed has this page written anew, and with it comes to notice.',
      ...sectionsOf('src', read),
      ...sectionsOf('mock-server', read),
      ...sectionsOf('cli', read),
      ...sectionsOf('fixtures', read),
    ],
  });
}
