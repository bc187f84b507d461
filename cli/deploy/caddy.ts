import { PRERENDER_FOLDER, PRERENDERED_PAGES } from '../../src/catalogue/prerender';
import { DEFAULT_PROGRAM } from '../../src/catalogue/programs';
import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { MADE_BY, PLACES, withHashes, type Deployment } from './deployment';

const setting = ([name, value]: readonly [string, string]): string =>
  `${name} "${value.replaceAll('"', '\\"')}"`;

const indented = (lines: readonly string[], by: number): string =>
  lines.map((line) => '\t'.repeat(by) + line).join('\n');

const prerender = ({ configuration: { hosts = {}, cardFrame } }: Deployment): readonly string[] => [
  '# Sign-in and the first question are prerendered, in the program of the host name.',
  'map {host} {portal_program} {',
  ...Object.entries(hosts).map(([host, program]) => `\t${host.toLowerCase()} ${program}`),
  // The origin of the card fields has no sign-in page.
  ...(cardFrame === undefined ? [] : [`\t${new URL(cardFrame.origin).hostname} none`]),
  `\tdefault ${DEFAULT_PROGRAM}`,
  '}',
  'map {path} {portal_page_name} {',
  ...PRERENDERED_PAGES.flatMap(({ name, paths }) => paths.map((path) => `\t${path} ${name}`)),
  '\tdefault none',
  '}',
  '# File and CSP hashes of each page, from the build.',
  'map {portal_page_name}.{portal_program} {portal_page} {portal_hashes} {',
  `\timport ${PLACES.build}/${PRERENDER_FOLDER}/*.caddy`,
  '\tdefault /index.html ""',
  '}',
];

/** Caddy gets its certificates automatically. */
export function caddyfile(deployment: Deployment): string {
  const { configuration, names, ...options } = deployment;
  const everywhere = Object.entries(securityHeaders(configuration, options));
  const card = Object.entries(securityHeaders(configuration, { ...options, embedded: true }));
  return `# ${MADE_BY}
# The build in ${PLACES.build}, config.json in ${PLACES.configuration}.
${names.length === 0 ? 'portal.example.com' : names.join(', ')} {
	header -Server
${indented(prerender(deployment), 1)}
	@card path ${CARD_PAGE}
	@pages not path ${CARD_PAGE}
	header @pages {
${everywhere.map(([name, value]) => `		${setting([name, withHashes(value, '{portal_hashes}')])}`).join('\n')}
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
