import { sectionsOf } from './code-files';
import { page } from './markdown';
import { textsOfFile } from './texts-of-file';

function textsPage(title: string, folder: string, who: string): Promise<string> {
  return page({
    title,
    source: `the code in \`${folder}\``,
    parts: [
      `${who} Each text stands below the file that says it, in its order, for whoever has to read all of them: ` +
        'those who are responsible for the wording, and translators. … is a value, or words of its own that ' +
        'are listed, too. A text that is changed has this page written anew, and with it comes to their notice.',
      ...sectionsOf(folder, textsOfFile),
    ],
  });
}

export const portalTextsPage = (): Promise<string> =>
  textsPage(
    'Texts of the portal',
    'src',
    'What the portal says to applicants, in its log and to operators.',
  );

export const mockTextsPage = (): Promise<string> =>
  textsPage(
    'Texts of the mock',
    'mock-server',
    'What the outside world says in its letters, papers, answers and panel.',
  );

export const commandTextsPage = (): Promise<string> =>
  textsPage('Texts of the command line', 'cli', 'What `portal` says, and what its pages say.');
