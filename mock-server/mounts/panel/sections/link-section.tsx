import { useRef, useState, type ChangeEvent } from 'react';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../../src/ui/button';
import { CopyLine } from '../../../../src/ui/copy-line';
import { ErrorLine } from '../../../../src/ui/field-parts';
import { Heading, Text } from '../../../../src/ui/heading';
import { Stack } from '../../../../src/ui/stack';
import { usePanelWorld, useWorldState } from '../panel-world';
import { saveText } from './save-text';
import { useStateLink } from './use-state-link';

// A snapshot's link has thousands of characters; its start is enough.
const address = css({
  fontSize: 'small',
  overflowWrap: 'anywhere',
  maxHeight: '4lh',
  overflow: 'hidden',
});
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const NOTES = {
  seed: 'Opens this program, status, person, screen and time, with what is left of the faults. The color scheme is not in it.',
  snapshot:
    'Opens all of this again: what was done and typed by hand, the screen, the session, the time, and the faults as far as they have struck. Codes, and numbers of cards and accounts, are not in it unless they were sent; of a tax id that could be somebody’s, the last four digits.',
} as const;

const PHOTOS_NOTE =
  'Photos are in a link as long as they are small; else they are left out and shown as drawings where it is opened. A file has them.';

/** Link or file; both open at any mock deployment. */
export function LinkSection() {
  const { snapshots } = usePanelWorld();
  const { state } = useWorldState();
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const link = useStateLink();
  const status = state.applications.at(-1)?.status ?? 'new';
  const hasPhotos = state.itemUploads.some(({ purpose }) => purpose === 'PHOTO');
  const saveFile = async (): Promise<void> => {
    saveText(await snapshots.file(), `${state.seed.program}-${status.toLowerCase()}.snapshot`);
  };
  const openFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [chosen] = target.files ?? [];
    if (chosen !== undefined) setProblem(await snapshots.open(await chosen.text()));
    // So that the same file can be chosen again.
    target.value = '';
  };
  if (link === null) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>Link to this state</Heading>
      <p className={address}>{link.url}</p>
      <CopyLine value={link.url} label="Copy Link to This State" />
      <Text tone="muted">{NOTES[link.kind]}</Text>
      {link.kind === 'snapshot' && hasPhotos && <Text tone="muted">{PHOTOS_NOTE}</Text>}
      <div className={buttons}>
        <Button variant="secondary" size="small" onClick={() => void saveFile()}>
          Save as a File
        </Button>
        <Button variant="secondary" size="small" onClick={() => file.current?.click()}>
          Open a File
        </Button>
        <input
          ref={file}
          type="file"
          accept=".snapshot"
          hidden
          aria-label="File of a state"
          onChange={(event) => void openFile(event)}
        />
      </div>
      <ErrorLine>{problem}</ErrorLine>
    </Stack>
  );
}
