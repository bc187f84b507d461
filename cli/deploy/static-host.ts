import { PRERENDERED_PAGES, prerenderedFile } from '../../src/catalogue/prerender';
import { DEFAULT_PROGRAM } from '../../src/catalogue/programs';
import { CARD_PAGE, cardPages, securityHeaders } from '../../src/catalogue/security-policy';
import { MADE_BY, withHashes, type Deployment } from './deployment';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Only pages that don't depend on the host name. */
function prerenderedPages({ configuration, prerenderSources = '' }: Deployment) {
  const { hosts = {}, cardFrame } = configuration;
  const [program = DEFAULT_PROGRAM, ...others] = new Set(Object.values(hosts));
  if (others.length > 0 || cardFrame !== undefined) return [];
  return PRERENDERED_PAGES.flatMap(({ name, paths }) => {
    const line = prerenderSources.split('\n').find((one) => one.startsWith(`${name}.${program} `));
    const hashes = line?.split('"')[1];
    return hashes === undefined
      ? []
      : [{ path: paths[0], file: prerenderedFile(name, program), hashes }];
  });
}

/**
 * These hosts send the headers of every matching line, so a path can't allow what `/*` forbids:
 * here the portal's own pages may frame each other.
 */
export function headersFile(deployment: Deployment): string {
  const { configuration, names: _names, ...options } = deployment;
  const card = securityHeaders(configuration, { ...options, embedded: true });
  const everywhere = securityHeaders(configuration, options);
  const policy = (everywhere['Content-Security-Policy'] ?? '').replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${cardPages(configuration).join(' ')}`,
  );
  const { 'X-Frame-Options': _denied, ...rest } = everywhere;
  const hashes = new Set(
    prerenderedPages(deployment).flatMap((page) => page.hashes.split(/(?= ')/)),
  );
  const framing = card['X-Frame-Options'];
  const own = {
    ...rest,
    'Content-Security-Policy': withHashes(policy, [...hashes].join('')),
    ...(framing === undefined ? {} : { 'X-Frame-Options': framing }),
  };
  return [
    `# ${MADE_BY}`,
    `# Hosts merge all matching rules, so the portal may frame its pages, as ${CARD_PAGE} needs.`,
    block('/*', own),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    block('/index.html', { 'Cache-Control': 'no-cache' }),
    block('/config.json', { 'Cache-Control': 'no-store' }),
    '',
  ].join('\n');
}

/** A missing script stays missing; any other path is the portal. */
export const redirectsFile = (deployment: Deployment): string => `# ${MADE_BY}
${prerenderedPages(deployment)
  .map(({ path, file }) => `${path} /${file} 200\n`)
  .join('')}/assets/* /404.html 404
/* /index.html 200
`;
