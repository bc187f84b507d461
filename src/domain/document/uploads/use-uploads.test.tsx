// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { tooManyFiles, UPLOAD_MESSAGES } from './check-file';
import { updateEntries } from './upload-entries';
import { useUploads, type SettledUploads, type Uploads } from './use-uploads';

const PLACE = { userId: 'usr_1', applicationId: 'app_1', kind: 'PHOTO' } as const;

const refused = (id: string, retriable = false) => ({
  id,
  name: `${id}.txt`,
  sizeBytes: 1,
  state: 'failed' as const,
  message: retriable ? UPLOAD_MESSAGES.failed : UPLOAD_MESSAGES.photoType,
  retriable,
  documentId: null,
  file: null,
});

const good = (name: string) =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), name], name, { type: 'image/jpeg' });
const text = (name: string) => new File([name], name);

let uploads: Uploads;
const place = document.createElement('div');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.empty(),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
      mutate: { errorPolicy: 'all' },
    },
  });
  function Probe() {
    uploads = useUploads(PLACE);
    return <p>{uploads.tooMany}</p>;
  }
  const root = createRoot(place);
  act(() =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
  return () => {
    act(() => updateEntries(PLACE, () => []));
    act(() => root.unmount());
    vi.unstubAllGlobals();
  };
});

/** Waits until each file was sent or refused. */
async function add(files: readonly File[]): Promise<SettledUploads> {
  act(() => uploads.add(files));
  return act(() => uploads.settle());
}
const listed = () => uploads.files.map(({ name }) => name);

test('names a sixth good file that is left out, and does not count refused files of the same choice', async () => {
  const chosen = [text('notes.txt'), ...[1, 2, 3, 4, 5, 6].map((number) => good(`${number}.jpg`))];
  await add(chosen);
  expect(listed()).toEqual(['notes.txt', '1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg']);
  expect(place.textContent).toBe(tooManyFiles(['6.jpg']));
});

test('counts earlier files that can be sent again, but not refused ones', async () => {
  act(() => updateEntries(PLACE, () => ['a', 'b', 'c', 'd', 'e'].map((id) => refused(id))));
  await add([good('first.jpg')]);
  expect(listed()).toContain('first.jpg');
  act(() => updateEntries(PLACE, () => ['a', 'b', 'c', 'd', 'e'].map((id) => refused(id, true))));
  await add([good('second.jpg')]);
  expect(listed()).not.toContain('second.jpg');
  expect(place.textContent).toBe(tooManyFiles(['second.jpg']));
});

test('names every refused file in its problem', async () => {
  const { problem } = await add([text('notes.txt'), new File([], 'empty.jpg')]);
  expect(problem).toBe(
    `notes.txt: ${UPLOAD_MESSAGES.photoType}. empty.jpg: ${UPLOAD_MESSAGES.empty}`,
  );
});
