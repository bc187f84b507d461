import { legalTexts } from '../../../fixtures/legal/legal-texts';
import { nearest, unknownValue } from '../../scenario/nearest';
import { PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import { SCRIPT_NAMES } from '../collectors/scripts';
import { ENDPOINTS } from '../identity/endpoints/all';

/** Excludes files and the control addresses. */
export const ENDPOINT_NAMES: readonly string[] = [
  'graphql',
  'secure/graphql',
  'events',
  'telemetry/api/v2/rum',
  'telemetry/api/v2/replay',
  'telemetry/configuration.json',
  ...SCRIPT_NAMES.map((name) => `scripts/${name}.js`),
  'bank/confirm',
  ...ENDPOINTS.map(({ path }) => path),
];

/** File names in these folders are only known once the files exist. */
export const FILE_FOLDERS = ['uploads', 'photos', 'notices', 'labels'] as const;

const IN_FOLDER = new RegExp(`^(files/)?(${FILE_FOLDERS.join('|')})/[^/]+$`);

const DOCUMENTS: readonly string[] = PROGRAM_IDS.flatMap((program) =>
  Object.keys(legalTexts(programDefinition(program).security)).map(
    (name) => `files/${program}/${name}.pdf`,
  ),
);

const FILE_NAMES = [...new Set(DOCUMENTS.map((path) => path.replace(/^.*\//, '')))];

const PATHS = [...ENDPOINT_NAMES, ...ENDPOINTS.map(({ path }) => `idp/${path}`), ...DOCUMENTS];

/** Suggests the nearest valid names; null if there is no problem. */
export function endpointProblem(endpoint: string): string | null {
  const name = endpoint.replace(/^\/+/, '');
  if (IN_FOLDER.test(name) || PATHS.some((path) => `/${path}`.endsWith(`/${name}`))) return null;
  const file = name.replace(/^.*\//, '');
  const isNearFile = file.endsWith('.pdf') && nearest(file, FILE_NAMES).length > 0;
  return isNearFile
    ? unknownValue('file', file, FILE_NAMES)
    : unknownValue('endpoint', name, ENDPOINT_NAMES);
}
