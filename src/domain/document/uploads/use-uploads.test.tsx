// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { UPLOAD_MESSAGES } from './check-file';
import { updateEntries } from './upload-entries';
import { useUploads, type Uploads } from './use-uploads';

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

test("finally refused files don't count toward the limit", () => {
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
  let uploads: Uploads | null = null;
  function Probe() {
    uploads = useUploads(PLACE);
    return <p>{uploads.tooMany}</p>;
  }
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() =>
    root.render(
      <ApolloProvider client={client}>
        <Probe />
      </ApolloProvider>,
    ),
  );
  const add = () => act(() => uploads?.add([new File(['x'], 'good.heic')]));
  act(() => updateEntries(PLACE, () => ['a', 'b', 'c', 'd', 'e'].map((id) => refused(id))));
  add();
  expect(place.textContent).toBe('');
  act(() => updateEntries(PLACE, () => ['a', 'b', 'c', 'd', 'e'].map((id) => refused(id, true))));
  add();
  expect(place.textContent).toBe(UPLOAD_MESSAGES.tooMany);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
