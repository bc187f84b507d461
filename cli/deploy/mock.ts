import { CHECKOUT } from './container';
import { PLACES } from './deployment';
import { wholeNginx } from './whole-nginx';

const MADE_BY = 'Made by `portal deploy-mock`: make this anew for another number of instances.';

/** Where the mock answers: its addresses name the port, so it is the same inside an image and outside. */
export const MOCK_PORT = 4000;

/** What the files of a deployment of `portal serve` are made from. */
export interface MockDeployment {
  /** Where instances listen, `host:port`; or how many run beside each other on this machine. */
  readonly instances: number | readonly string[];
  /** Host names besides those of localhost; `.example.test` for all below it. */
  readonly names: readonly string[];
  /** From the folder of the files to the checkout. */
  readonly checkout: string;
  /** From the checkout to the folder of the files. */
  readonly folder: string;
}

const serviceName = (index: number): string => `mock-${String(index + 1)}`;

const services = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => serviceName(index));

/** Each instance by its address, as the balancer reaches it. */
const addressesOf = ({ instances }: MockDeployment): readonly string[] =>
  typeof instances === 'number'
    ? services(instances).map((name) => `${name}:${String(MOCK_PORT)}`)
    : instances;

/** Shares the worlds out among instances. A world is that of a host name and of what x-mock-world names. */
export function mockBalancer(deployment: MockDeployment, { port = MOCK_PORT } = {}): string {
  return wholeNginx(MADE_BY, [
    '# Each world stays where it is, also when instances are added or taken away, but for the share of these.',
    'upstream mock {',
    '  hash "$host $http_x_mock_world" consistent;',
    // A connection that a fault breaks is no sign of a broken instance.
    ...addressesOf(deployment).map((address) => `  server ${address} max_fails=0;`),
    '}',
    'server {',
    `  listen ${String(port)};`,
    '  server_name _;',
    '  access_log off;',
    '  server_tokens off;',
    '  merge_slashes off;',
    '  # As much as portal serve takes; it says so itself.',
    '  client_max_body_size 33m;',
    '  large_client_header_buffers 4 16k;',
    '  location = /healthz {',
    '    default_type text/plain;',
    '    return 200 "ok\\n";',
    '  }',
    '  location / {',
    '    proxy_pass http://mock;',
    '    proxy_http_version 1.1;',
    '    proxy_set_header Host $http_host;',
    '    proxy_set_header Connection close;',
    '    # An answer comes as it was made: slow, cut off, or not at all, and nothing is sent twice.',
    '    proxy_buffering off;',
    '    proxy_redirect off;',
    '    proxy_next_upstream off;',
    '    proxy_read_timeout 10m;',
    '    error_page 502 504 = @lost;',
    '  }',
    '  location @lost {',
    '    return 444;',
    '  }',
    '}',
  ]);
}

/** The image of `portal serve`, with the portal that it serves beside the mock. */
function mockImage({ folder }: MockDeployment): string {
  return `# portal serve: docker build -f ${folder}/Dockerfile -t portal-mock .
${CHECKOUT}

FROM node:20-slim
WORKDIR /portal
# The command line is bundled: it needs no package.
COPY --from=build /portal/cli cli
COPY --from=build /portal/dist dist
USER 1000:1000
EXPOSE ${String(MOCK_PORT)}
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s \\
  CMD ["node", "-e", "fetch('http://127.0.0.1:${String(MOCK_PORT)}/config.json').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "cli/dist/portal.cjs", "serve", "--host", "--port", "${String(MOCK_PORT)}", "--static", "dist"]
`;
}

const HARDENED = [
  'read_only: true',
  'cap_drop: [ALL]',
  "security_opt: ['no-new-privileges:true']",
  'restart: unless-stopped',
];

function mockService(name: string, { names, checkout, folder }: MockDeployment): readonly string[] {
  const allowed = names.flatMap((one) => ['--allow-host', one]);
  return [
    `${name}:`,
    ...[
      'image: portal-mock',
      `build: { context: '${checkout}', dockerfile: '${folder}/Dockerfile' }`,
      "user: '1000:1000'",
      ...HARDENED,
      ...(allowed.length === 0
        ? []
        : [`command: [${allowed.map((one) => `'${one}'`).join(', ')}]`]),
    ].map((line) => `  ${line}`),
  ];
}

function mockCompose(deployment: MockDeployment): string {
  const { instances, names, folder } = deployment;
  const own = typeof instances === 'number' ? services(instances) : [];
  // Whoever names a host means other machines: without a name only this one gets there.
  const open = names.length === 0 && own.length > 0 ? '127.0.0.1:' : '';
  const port = String(MOCK_PORT);
  const lines = [
    ...own.flatMap((name) => mockService(name, deployment)),
    'balancer:',
    ...[
      'image: nginx:stable-alpine-slim',
      "user: '101:101'",
      ...HARDENED,
      "tmpfs: ['/tmp:uid=101,gid=101,mode=1700']",
      `volumes: ['./nginx.conf:${PLACES.configuration}/nginx.conf:ro']`,
      `entrypoint: ['nginx', '-c', '${PLACES.configuration}/nginx.conf', '-g', 'daemon off;']`,
      `healthcheck: { test: ['CMD', 'wget', '-qO-', 'http://127.0.0.1:${port}/healthz'], interval: 10s, timeout: 2s }`,
      `ports: ['${open}${port}:${port}']`,
      ...(own.length === 0 ? [] : ['depends_on:']),
      ...own.map((name) => `  ${name}: { condition: service_healthy }`),
    ].map((line) => `  ${line}`),
  ];
  return `# ${MADE_BY}
# docker compose -f ${folder}/compose.yaml up --build
services:
${lines.map((line) => `  ${line}`).join('\n')}
`;
}

/** The files of a deployment of `portal serve`, by name. */
export function mockFiles(deployment: MockDeployment): Readonly<Record<string, string>> {
  return {
    'nginx.conf': mockBalancer(deployment),
    Dockerfile: mockImage(deployment),
    'compose.yaml': mockCompose(deployment),
  };
}
