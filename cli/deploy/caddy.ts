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

/** The policy, which lets in the style of the painted page that it is sent with. */
const withPageStyle = (value: string): string =>
  value.replace("style-src 'self'", "style-src 'self'{portal_page_style}");

/** Which page shows its screen before its script comes, and how the policy names the style that stands in it. */
const firstPage = ({ configuration: { hosts = {}, cardFrame } }: Deployment): readonly string[] => [
  '# The first screens come painted: in the brand of the host name, or in the one that an address asks for.',
  'map {host} {portal_program_of_host} {',
  ...Object.entries(hosts).map(([host, program]) => `\t${host.toLowerCase()} ${program}`),
  // The origin of the card fields shows nobody a sign-in.
  ...(cardFrame === undefined ? [] : [`\t${new URL(cardFrame.origin).hostname} none`]),
  `\tdefault ${DEFAULT_BRAND}`,
  '}',
  'map {portal_program_of_host}:{query.program} {portal_program} {',
  '\t~^none: none',
  `\t~:(${PROGRAM_IDS.join('|')})$ \${1}`,
  '\tdefault {portal_program_of_host}',
  '}',
  '# Not where the address has more in it, such as where to go after signing in.',
  'map {uri} {portal_first_name} {',
  ...PAINTED_PAGES.map((page) => {
    const query = mayAskForProgram(page) ? '(\\?program=\\w+)?' : '';
    return `\t~^${page.path}${query}$ ${page.name}`;
  }),
  '\tdefault none',
  '}',
  '# Made by the build. Where there is none, no painted page is sent, for its style would be refused.',
  `map ${PAGE} {portal_first_style} {`,
  `\timport ${PLACES.build}/${FIRST_PAGES.folder}/*.caddy`,
  '\tdefault ""',
  '}',
  '# Not for who sees something else there: another brand, the dark colours, what is behind the sign-in.',
  `map {http.request.cookie.${FIRST_PAGES.plainCookie}}{http.request.cookie.${STORAGE_KEYS.userData}}|${PAGE}{portal_first_style} {portal_page} {portal_page_style} {`,
  // Whole, so that no cookie gets into it; what is put in is not looked through for names of its own.
  `\t"~^\\|(${FIRST_PAGES.folder}/[\\w.-]+)( 'sha256-[\\w+/=]+')$" /\${1} "\${2}"`,
  '\tdefault /index.html ""',
  '}',
];

/** The site for Caddy, which gets its own certificates. */
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
	# In this order: by itself Caddy would serve files before it refuses what is no reading.
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
		# What is named by its content never changes; a missing one is not a page.
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
		# Every other path exists only in the portal.
		handle {
			root * ${PLACES.build}
			header Cache-Control no-cache
			rewrite * {portal_page}
			file_server {
				precompressed br gzip
			}
		}
	}
	# What is missing may come with the next build.
	handle_errors {
		header Cache-Control no-store
		respond "{err.status_code}"
	}
}
`;
}
