import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OPERATIONS } from '../../../src/contract/generated/operations';
import { isSignInScreen } from '../../../src/catalogue/journey/sign-in-path';
import { SCREEN_IDS, type ScreenId } from '../../../src/catalogue/screens';
import { readImports } from '../../architecture/read-imports';

const ROOT = join(import.meta.dirname, '../../..');
const ROUTING = 'src/app/routing';
/** They name the module of every screen. */
const SCREEN_LISTS = ['public-screens.ts', 'visitor-screens.ts', 'signed-in-screens.tsx'].map(
  (name) => `${ROUTING}/${name}`,
);
/** Starts analytics, monitoring and third-party scripts, on every screen. */
const EXTRAS = 'src/app/after-start/start-extras.tsx';
const SIGNED_IN_FRAME = `${ROUTING}/signed-in-portal.tsx`;
/**
 * They search for the outcome of a mutation whose response was lost, with queries of other screens.
 */
const LOOK_UPS = 'src/services/data/look-ups/';

const SENDERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.passwordlessStart\(/, ['passwordless/start', 'passwordless/challenge']],
  [/\.passwordlessLogin\(/, ['co/authenticate', 'authorize']],
  [/\.parseHash\(/, ['.well-known/jwks.json']],
  [/\.userInfo\(/, ['userinfo']],
  [/\.checkSession\(/, ['authorize']],
  [/client\.logout\(/, ['v2/logout']],
  [/ putFile\(\{/, ['uploads/<id>']],
  [/ fileAddress\(`photos\//, ['photos/<id>']],
  [/ fileAddress\(file\)/, ['files/<program>/<document>.pdf']],
  [/\burl=\{(?:decision\.)?noticeUrl\}/, ['notices/<id>.pdf']],
  [/\burl=\{labelUrl\}/, ['labels/<id>.pdf']],
  [/\bbankAddress\(/, ['bank/confirm']],
  [/\bdownload\(document\.url/, ['files/<program>/<document>.pdf']],
  [/ startAnalytics\(/, ['events']],
  [
    / startMonitoring\(/,
    ['telemetry/api/v2/rum', 'telemetry/api/v2/replay', 'telemetry/configuration.json'],
  ],
  [
    /\bloadScript\(fingerprint\)/,
    ['scripts/chat.js', 'scripts/fingerprint.js', 'scripts/tag-manager.js'],
  ],
];

const graph = readImports(ROOT, ['src'], { withTypes: false });
const texts = new Map<string, string>();

function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  texts.set(path, text);
  return text;
}

/** All imported modules, except those of other screens. */
function modulesFrom(start: string): readonly string[] {
  const found = new Set<string>();
  const visit = (path: string): void => {
    const isOther = SCREEN_LISTS.includes(path) || path.startsWith(LOOK_UPS);
    if (found.has(path) || isOther || !graph.has(path)) return;
    found.add(path);
    graph.get(path)?.forEach(visit);
  };
  visit(start);
  return [...found];
}

const IMPORT = /(?:import\(|from )'([./]+[^']+-screen)'/;

function screenModules(): ReadonlyMap<string, string> {
  const modules = SCREEN_LISTS.flatMap((list) => {
    const text = textOf(list);
    return text
      .split(/^(?= {2}'?[a-z-]+'?: )/m)
      .slice(1)
      .map((entry) => {
        const [, id = ''] = /^ {2}'?([a-z-]+)/.exec(entry) ?? [];
        const [, name = ''] = /^ {2}\S+ (\w+)/.exec(entry) ?? [];
        // An entry has its import, or a name that is declared or imported above.
        const from = IMPORT.exec(entry) ?? IMPORT.exec(text.slice(text.indexOf(name)));
        return [id, `${join(dirname(list), from?.[1] ?? '')}.tsx`] as const;
      });
  });
  return new Map(modules);
}

export interface ScreenRequests {
  readonly operations: readonly string[];
  readonly endpoints: readonly string[];
}

const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

function requestsOf(starts: readonly string[]): ScreenRequests {
  const all = starts.flatMap(modulesFrom).map(textOf);
  const operations = all
    .filter((text) => text.includes('/contract/generated/documents'))
    .flatMap((text) => text.match(/\b[A-Z]\w+(?=Document\b)/g) ?? [])
    .map(lowerFirst);
  const sent = OPERATIONS.filter(({ name }) => operations.includes(name));
  const endpoints = [
    ...SENDERS.flatMap(([code, paths]) => (all.some((text) => code.test(text)) ? paths : [])),
    ...sent.map(({ sensitive }) => (sensitive ? 'secure/graphql' : 'graphql')),
  ];
  return {
    operations: sent.map(({ name }) => name),
    endpoints: [...new Set(endpoints)].toSorted(),
  };
}

/** Derived from the code that each screen imports. */
export function screenRequests(): Readonly<Record<ScreenId, ScreenRequests>> {
  const modules = screenModules();
  const entries = SCREEN_IDS.map((id) => {
    const module = modules.get(id) ?? '';
    if (!graph.has(module)) throw new Error(`The module of the screen ${id} was not found.`);
    const frame = isSignInScreen(id) ? [] : [SIGNED_IN_FRAME];
    return [id, requestsOf([module, EXTRAS, ...frame])] as const;
  });
  return Object.fromEntries(entries) as Record<ScreenId, ScreenRequests>;
}

/** The mock and the command line read this file. */
export function screenRequestsFile(): string {
  const lines = Object.entries(screenRequests()).map(
    ([screen, requests]) => `  ${JSON.stringify(screen)}: ${JSON.stringify(requests)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
