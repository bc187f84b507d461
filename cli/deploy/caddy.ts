import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { MADE_BY, PLACES, type Deployment } from './deployment';

const setting = ([name, value]: readonly [string, string]): string =>
  `${name} "${value.replaceAll('"', '\\"')}"`;

/** The site for Caddy, which gets its own certificates. */
export function caddyfile({ configuration, names, ...options }: Deployment): string {
  const everywhere = Object.entries(securityHeaders(configuration, options));
  const card = Object.entries(securityHeaders(configuration, { ...options, embedded: true }));
  return `# ${MADE_BY}
# The build in ${PLACES.build}, config.json in ${PLACES.configuration}.
${names.length === 0 ? 'portal.example.com' : names.join(', ')} {
	header -Server
	@card path ${CARD_PAGE}
	@pages not path ${CARD_PAGE}
	header @pages {
${everywhere.map((one) => `		${setting(one)}`).join('\n')}
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
			rewrite * /index.html
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
