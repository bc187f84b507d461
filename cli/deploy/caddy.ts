import { FIRST_PAGES, firstPageFile } from '../../src/catalogue/first-pages';
import { mayAskForProgram, PAINTED_PAGES } from '../../src/catalogue/painted-pages';
import { PROGRAM_IDS } from '../../src/catalogue/programs';
import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { DEFAULT_BRAND } from '../../src/programs/registry';
import { MADE_BY, PLACES, type Deployment } from './deployment';

const setting = ([name, value]: readonly [string, string]): string =>
  `${name} "${value.replaceAll('"', '\\"')}"`;

const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => '\t'.repeat(by) + line).join('\n');

const PAGE = firstPageFile('{portal_first_name}', '{portal_program}');

/** Adds the hash of the prerendered page's inline styles to the policy. */
const withPageStyle = (value: string): string =>
  value.replace("style-src 'self'", "style-src 'self'{portal_page_style}");

/** Selects the prerendered page of a URL, and the CSP hash of its inline styles. */
const firstPage = ({ configuration: { hosts = {}, cardFrame } }: Deployment): readonly string[] => [
  '# The first screens are prerendered, in the brand of the host name or of the query.',
  'map {host} {portal_program_of_host} {',
  ...Object.entries(hosts).map(([host, program]) => `\t${host.toLowerCase()} ${program}`),
  // The origin of the card fields has no sign-in page.
  ...(cardFrame === undefined ? [] : [`\t${new URL(cardFrame.origin).hostname} none`]),
  `\tdefault ${DEFAULT_BRAND}`,
  '}',
  'map {portal_program_of_host}:{query.program} {portal_program} {',
  '\t~^none: none',
  `\t~:(${PROGRAM_IDS.join('|')})$ \${1}`,
  '\tdefault {portal_program_of_host}',
  '}',
  '# Only for URLs without other parameters, such as a redirect after sign-in.',
  'map {uri} {portal_first_name} {',
  ...PAINTED_PAGES.map((page) => {
    const query = mayAskForProgram(page) ? '(\\?program=\\w+)?' : '';
    return `\t~^${page.path}${query}$ ${page.name}`;
  }),
  '\tdefault none',
  '}',
  '# Hashes from the build. Without them, the CSP would block the inline styles of prerendered pages.',
  `map ${PAGE} {portal_first_style} {`,
  `\timport ${PLACES.build}/${FIRST_PAGES.folder}/*.caddy`,
  '\tdefault ""',
  '}',
  '# Not for users who see another page: another brand, dark mode or a signed-in screen.',
  `map {http.request.cookie.${FIRST_PAGES.plainCookie}}{http.request.cookie.${STORAGE_KEYS.userData}}|${PAGE}{portal_first_style} {portal_page} {portal_page_style} {`,
  // Matches the entire value, so that cookies can't inject one. Caddy doesn't expand placeholders in the result.
  `\t"~^\\|(${FIRST_PAGES.folder}/[\\w.-]+)( 'sha256-[\\w+/=]+')$" /\${1} "\${2}"`,
  '\tdefault /index.html ""',
  '}',
];

/** Returns the Caddy site. Caddy gets its certificates automatically. */
export function caddyfile(deployment: Deployment): string {
  const { configuration, names, ...options } = deployment;
  const everywhere = Object.entries(securityHeaders(configuration, options));
  const card = Object.entries(securityHeaders(configuration, { ...options, embedded: true }));
  return `# ${MADE_BY}
# The build in ${PLACES.build}, config.json in ${PLACES.configuration}.
${names.length === 0 ? 'portal.example.com' : names.join(', ')} {
	header -Server
${indented(firstPage(deployment), 1)}
	@card path ${CARD_PAGE}
	@pages not path ${CARD_PAGE}
	header @pages {
${everywhere.map(([name, value]) => `		${setting([name, withPageStyle(value)])}`).join('\n')}
	}
	header @card {
${card.map((one) => `		${setting(one)}`).join('\n')}
	}

	@written not method GET HEAD
	# route keeps this order. By default, Caddy would serve files before it rejects other methods.
	route {
		respond @written 405
		handle /healthz {
			header Cache-Control no-store
			respond "ok" 200
		}
		handle /config.json {
			root * ${PLACES.configuration}
			header Cache-Control no-store
			file_server
		}
		# File names contain a hash, so files never change. A missing file is a 404, not a page.
		handle /assets/* {
			root * ${PLACES.build}
			header Cache-Control "public, max-age=31536000, immutable"
			file_server {
				precompressed br gzip
			}
		}
		@alone path /operator.html /robots.txt
		handle @alone {
			root * ${PLACES.build}
			header Cache-Control no-cache
			file_server
		}
		# All other paths are routes of the portal.
		handle {
			root * ${PLACES.build}
			header Cache-Control no-cache
			rewrite * {portal_page}
			file_server {
				precompressed br gzip
			}
		}
	}
	# Don't cache errors: the next build may add the file.
	handle_errors {
		header Cache-Control no-store
		respond "{err.status_code}"
	}
}
`;
}
