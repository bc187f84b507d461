import {
  PRERENDER_FOLDER,
  PRERENDERED_PAGES,
  prerenderedFile,
} from '../../src/catalogue/prerender';
import { DEFAULT_PROGRAM } from '../../src/catalogue/programs';
import { CARD_PAGE, securityHeaders } from '../../src/catalogue/security-policy';
import { MADE_BY, PLACES, withHashes, type Deployment } from './deployment';
import { indented, nginxConfiguration } from './nginx-configuration';

/** By file extension; compressed copies have the type of the original. */
const TYPES = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
} as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

const variableOf = (header: string): string =>
  `$portal_${header.toLowerCase().replaceAll('-', '_')}`;

/** `onCardPage`: value on the card page if that differs. */
function headersOf({ configuration, ...options }: Deployment) {
  const card = securityHeaders(configuration, { ...options, embedded: true });
  return Object.entries(securityHeaders(configuration, options)).map(([name, value]) => ({
    name,
    value,
    // nginx omits empty headers.
    onCardPage: card[name] === value ? undefined : (card[name] ?? ''),
  }));
}

const prerender = ({ configuration: { hosts = {}, cardFrame } }: Deployment): readonly string[] => [
  '# Sign-in and the first question are prerendered, in the program of the host name.',
  'map $host $portal_program {',
  `  default ${DEFAULT_PROGRAM};`,
  ...Object.entries(hosts).map(([host, program]) => `  ${host.toLowerCase()} ${program};`),
  // The origin of the card fields has no sign-in page.
  ...(cardFrame === undefined ? [] : [`  ${new URL(cardFrame.origin).hostname} "";`]),
  '}',
  'map $request_uri $portal_page_name {',
  '  default "";',
  ...PRERENDERED_PAGES.flatMap(({ name, paths }) =>
    paths.map((path) => `  ~^${path}(\\?|$) ${name};`),
  ),
  '}',
  '# CSP hashes of each page, from the build.',
  'map $portal_page_name.$portal_program $portal_hashes {',
  '  default "";',
  `  include ${PLACES.build}/${PRERENDER_FOLDER}/*.map;`,
  '}',
  'map $portal_hashes $portal_page {',
  `  default /${prerenderedFile('$portal_page_name', '$portal_program')};`,
  '  "" /index.html;',
  '}',
];

const headerMaps = (deployment: Deployment): readonly string[] =>
  headersOf(deployment).flatMap(({ name, value, onCardPage }) =>
    onCardPage === undefined
      ? []
      : [
          `map $request_uri ${variableOf(name)} {`,
          `  default ${quoted(withHashes(value, '$portal_hashes'))};`,
          `  ~^${CARD_PAGE}(\\?|$) ${quoted(onCardPage)};`,
          '}',
        ],
  );

/** Contents of the `http` block, the same for a machine and an image. */
function common(deployment: Deployment): readonly string[] {
  return [
    'types {',
    '  text/html html;',
    ...Object.entries(TYPES).map(([ending, type]) => `  ${type} ${ending};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    'server_tokens off;',
    'sendfile on;',
    'tcp_nopush on;',
    '# Requests have no body and small headers. Close slow connections.',
    'client_max_body_size 1k;',
    'client_header_timeout 10s;',
    'client_body_timeout 10s;',
    'send_timeout 30s;',
    'keepalive_timeout 65s;',
    'large_client_header_buffers 4 8k;',
    "# Don't log the query: it can contain personal data.",
    `log_format portal '$time_iso8601 $status $request_method $uri $body_bytes_sent $request_time';`,
    '',
    '# Select the compressed copy next to each file. This needs no module.',
    'map $http_accept_encoding $portal_copy {',
    '  default "";',
    '  ~*\\bgzip\\b .gz;',
    '}',
    'map $http_accept_encoding $portal_small_copy {',
    '  default $portal_copy;',
    '  ~*\\bbr\\b .br;',
    '}',
    'map $uri $portal_content_encoding {',
    '  default "";',
    '  ~\\.br$ br;',
    '  ~\\.gz$ gzip;',
    '}',
    "# Assets have a hash in their names, so cache them forever. Don't cache a missing one: the next build",
    '# may add it. Revalidate all other files.',
    'map $status:$uri $portal_cache_control {',
    '  default no-cache;',
    '  ~^(200|206|304):/assets/ "public, max-age=31536000, immutable";',
    '  ~:/assets/ no-store;',
    '  ~:/config\\.json$ no-store;',
    '  ~:/healthz$ no-store;',
    '}',
    ...prerender(deployment),
    ...headerMaps(deployment),
  ];
}

const page = (location: string, file: string, otherwise = '=404'): readonly string[] => [
  `location ${location} {`,
  '  types {}',
  '  default_type text/html;',
  `  try_files ${file}$portal_small_copy ${file}$portal_copy ${file} ${otherwise};`,
  '}',
];

/** Contents of the `server` block. A location with add_header would drop all these headers. */
function site(deployment: Deployment): readonly string[] {
  return [
    `root ${PLACES.build};`,
    'absolute_redirect off;',
    'if ($request_method !~ ^(GET|HEAD)$) {',
    '  return 405;',
    '}',
    ...headersOf(deployment).map(
      ({ name, value, onCardPage }) =>
        `add_header ${name} ${onCardPage === undefined ? quoted(value) : variableOf(name)} always;`,
    ),
    'add_header Cache-Control $portal_cache_control always;',
    'add_header Content-Encoding $portal_content_encoding;',
    'add_header Vary Accept-Encoding;',
    '',
    ...Object.entries(TYPES)
      .filter(([ending]) => ending !== 'woff2')
      .flatMap(([ending, type]) => [
        `location ~ ^/assets/.*\\.${ending}$ {`,
        '  types {}',
        `  default_type ${type};`,
        '  try_files $uri$portal_small_copy $uri$portal_copy $uri =404;',
        '}',
      ]),
    'location /assets/ {',
    '  try_files $uri =404;',
    '}',
    'location = /config.json {',
    `  root ${PLACES.configuration};`,
    '}',
    'location = /healthz {',
    '  access_log off;',
    '  default_type text/plain;',
    '  return 200 "ok\\n";',
    '}',
    'location = /robots.txt {',
    '  default_type text/plain;',
    '  try_files /robots.txt =404;',
    '}',
    ...page('= /operator.html', '/operator.html'),
    '# All other paths are routes of the portal.',
    ...page('/', '$portal_page', '/index.html =404'),
  ];
}

/** For a dedicated machine, with certificates and a redirect to HTTPS. */
export function nginxSite(deployment: Deployment): string {
  const [name = 'portal.example.com'] = deployment.names;
  const names = deployment.names.length === 0 ? name : deployment.names.join(' ');
  return `# ${MADE_BY}
# Copy this file to /etc/nginx/conf.d/, the build to ${PLACES.build}, config.json to ${PLACES.configuration}.
${common(deployment).join('\n')}

server {
  listen 80;
  listen [::]:80;
  server_name ${names};
  return 308 https://$host$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${names};
  ssl_certificate /etc/ssl/portal/${name}.crt;
  ssl_certificate_key /etc/ssl/portal/${name}.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:portal:10m;
  ssl_session_tickets off;
  access_log /var/log/nginx/portal.log portal;

${indented(site(deployment))}
}
`;
}

/** No root, writes to /tmp only, port 8080, behind a TLS proxy. */
export function nginxImage(deployment: Deployment, { port = 8080 } = {}): string {
  return nginxConfiguration(MADE_BY, [
    ...common(deployment),
    '',
    'server {',
    `  listen ${port};`,
    '  server_name _;',
    '  access_log /dev/stdout portal;',
    '',
    indented(site(deployment)),
    '}',
  ]);
}
