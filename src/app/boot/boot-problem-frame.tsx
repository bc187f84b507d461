import type { ComponentType } from 'react';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { chooseProgram } from '../../programs/choose-program';
import { loadBrand } from '../../programs/registry';
import { localStore } from '../../services/storage/storage';
import { ProblemFrame } from '../shell/problem-frame';
import type { ProblemPageProps } from '../shell/problem-page';

/** The frame under the brand that would have started, as far as that is known without a configuration. */
export async function bootProblemFrame(): Promise<ComponentType<ProblemPageProps>> {
  const id = chooseProgram({
    parameter: new URLSearchParams(window.location.search).get('program'),
    stored: localStore.getItem(STORAGE_KEYS.program),
    hostname: window.location.hostname,
    hosts: {},
  });
  const brand = await loadBrand(id);
  document.documentElement.dataset['program'] = id;
  return (props) => <ProblemFrame {...props} brand={brand} />;
}
