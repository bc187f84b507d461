import { CARD_PAGE, cardPages, securityHeaders } from '../../src/catalogue/security-policy';
import { MADE_BY, type Deployment } from './deployment';

const block = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The file \`_headers\` of hosts that read one. They send the headers of every line that fits, so that one
 * path cannot be allowed what \`/*\` forbids: here the portal's own pages may frame each other.
 */
export function headersFile({ configuration, names: _names, ...options }: Deployment): string {
  const card = securityHeaders(configuration, { ...options, embedded: true });
  const everywhere = securityHeaders(configuration, options);
  const policy = (everywhere['Content-Security-Policy'] ?? '').replace(
    "frame-ancestors 'none'",
    `frame-ancestors ${cardPages(configuration).join(' ')}`,
  );
  const { 'X-Frame-Options': _denied, ...rest } = everywhere;
  const framing = card['X-Frame-Options'];
  const own = {
    ...rest,
    'Content-Security-Policy': policy,
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

/** The file \`_redirects\` of the same hosts: a missing script stays missing, any other path is the portal. */
export const redirectsFile = `# ${MADE_BY}
/assets/* /404.html 404
/* /index.html 200
`;
