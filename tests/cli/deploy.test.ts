import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deploymentFiles } from '../../cli/deploy/files';
import { nginxConfiguration } from '../../cli/deploy/nginx-configuration';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { securityPolicy } from '../../src/catalogue/security-policy';
import { PORTAL, serve } from '../support/serve-process';
import { isComplete } from '../support/is-complete';
import { temporaryFolder } from '../support/temporary-folder';

function portal(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, ...args], {
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const deploy = (...args: string[]) => portal('deploy', ...args);

const CONFIGURATION = portalConfig('https://outside.example.com');

function place() {
  const folder = temporaryFolder();
  const config = join(folder, 'config.json');
  writeFileSync(config, JSON.stringify(CONFIGURATION));
  return { folder, config, out: join(folder, 'out') };
}

test(
  'portal deploy writes every file with the policy of the configuration',
  { timeout: 60_000 },
  () => {
    const { config, out } = place();
    const named = ['--name', 'apply.example.com', '--file-host', 'https://files.example.com'];
    const { code, stdout } = deploy(
      '--config',
      config,
      '--out',
      out,
      '--captcha',
      'hcaptcha',
      '--build',
      config,
      '--json',
      ...named,
    );
    expect(code).toBe(0);
    const { files } = JSON.parse(stdout) as { files: string[] };
    expect(files.map((path) => path.slice(out.length + 1)).toSorted()).toEqual(
      readdirSync(out).toSorted(),
    );
    const options = { fileHosts: ['https://files.example.com'], captchas: ['hcaptcha'] } as const;
    const page = securityPolicy(CONFIGURATION, options);
    const card = securityPolicy(CONFIGURATION, { ...options, embedded: true });
    const written = (name: string) => readFileSync(join(out, name), 'utf8');
    for (const name of ['nginx.conf', 'nginx-site.conf']) {
      expect(written(name), name).toContain('include /srv/portal/prerender/*.map;');
      expect(written(name), name).toContain("style-src 'self'$portal_hashes;");
    }
    expect(written('Caddyfile')).toContain('import /srv/portal/prerender/*.caddy');
    expect(written('Caddyfile')).toContain("style-src 'self'{portal_hashes};");
    const read = (name: string) =>
      written(name).replaceAll(/[$]portal_hashes|{portal_hashes}/g, '');
    for (const name of ['nginx.conf', 'nginx-site.conf', 'Caddyfile']) {
      expect(read(name), name).toContain(page);
      expect(read(name), name).toContain(card);
    }
    for (const name of ['nginx-site.conf', 'Caddyfile']) {
      expect(read(name), name).toContain('apply.example.com');
    }
    expect(read('_headers')).toContain(
      page.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
    expect(JSON.parse(read('config.json'))).toEqual(CONFIGURATION);
  },
);

test('an impossible deployment is reported and nothing is written', { timeout: 60_000 }, () => {
  const { config, out, folder } = place();
  for (const [args, message] of [
    [
      ['--name', 'https://apply.example.com'],
      "--name 'https://apply.example.com': expected a host name",
    ],
    [['--captcha', 'hcapcha'], 'did you mean hcaptcha'],
    [['--file-host', 'files'], "--file-host 'files': expected an http or https URL"],
    [['--config', join(folder, 'none.json')], 'expected a readable JSON file'],
  ] as const) {
    const { code, stderr } = deploy('--config', config, '--out', out, ...args);
    expect(code, args.join(' ')).toBe(2);
    expect(stderr).toContain(message);
  }
  expect(readdirSync(folder)).toEqual(['config.json']);
});

test('with a separate card origin only its pages may frame the card fields, on every server', () => {
  const pages = ['https://apply.example.com', 'https://apply.other.example'];
  const cardFrame = { origin: 'https://cards.example.com', pages };
  const files = deploymentFiles({ configuration: { ...CONFIGURATION, cardFrame }, names: [] });
  for (const name of ['nginx.conf', 'nginx-site.conf', 'Caddyfile']) {
    const text = files[name] ?? '';
    expect(text.split(`frame-ancestors ${pages.join(' ')};`), name).toHaveLength(2);
    expect(text, name).toContain("frame-ancestors 'none';");
    expect(text, name).not.toContain('SAMEORIGIN');
    expect(text, name).toContain('frame-src');
    expect(text.match(/frame-src [^;]*/)?.[0], name).toContain(cardFrame.origin);
  }
  // Joined headers can't say DENY everywhere except there.
  expect(files['_headers']).toContain(`frame-ancestors ${pages.join(' ')};`);
  expect(files['_headers']).not.toContain('X-Frame-Options');
});

test('portal deploy includes the card host next to the portal’s', { timeout: 60_000 }, () => {
  const { folder, out } = place();
  const config = join(folder, 'cards.json');
  const cardFrame = { origin: 'https://cards.example.com', pages: ['https://apply.example.com'] };
  writeFileSync(config, JSON.stringify({ ...CONFIGURATION, cardFrame }));
  const { code } = deploy('--config', config, '--out', out, '--name', 'apply.example.com');
  expect(code).toBe(0);
  const site = readFileSync(join(out, 'nginx-site.conf'), 'utf8');
  expect(site).toContain('server_name apply.example.com cards.example.com;');
});

test('static hosts send the prerendered pages of a single program with its hashes', () => {
  const prerenderSources = `sign-in.home_light " 'sha256-A='";\nsign-in.trovy " 'sha256-B='";\n`;
  const files = (hosts: Readonly<Record<string, 'trovy' | 'honor'>>, sources?: string) => {
    const { _headers = '', _redirects = '' } = deploymentFiles({
      configuration: { ...CONFIGURATION, hosts },
      names: [],
      ...(sources === undefined ? {} : { prerenderSources: sources }),
    });
    return [
      /style-src 'self'( 'sha256-[^;]*)?/.exec(_headers)?.[1],
      /^\/login .*/m.exec(_redirects)?.[0],
    ];
  };
  const page = (program: string) => `/login /prerender/sign-in.${program}.html 200`;
  expect(files({}, prerenderSources)).toEqual([" 'sha256-A='", page('home_light')]);
  expect(files({ 'a.example': 'trovy' }, prerenderSources)).toEqual([
    " 'sha256-B='",
    page('trovy'),
  ]);
  const several = { 'a.example': 'trovy', 'b.example': 'honor' } as const;
  expect(files(several, prerenderSources)).toEqual([undefined, undefined]);
  expect(files({})).toEqual([undefined, undefined]);
});

test('images run without root, are reproducible and report their health', () => {
  const files = deploymentFiles({ configuration: CONFIGURATION, names: [] });
  const { out } = place();
  expect(portal('deploy-mock', '--out', out).code).toBe(0);
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  for (const dockerfile of [files['Dockerfile'] ?? '', read('Dockerfile')]) {
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    expect(dockerfile).toContain('HEALTHCHECK');
    expect(dockerfile).not.toMatch(/config\.json \//);
  }
  for (const compose of [files['compose.yaml'] ?? '', read('compose.yaml')]) {
    const count = compose.split(/^  [\w-]+:$/m).length - 1;
    expect(count).toBeGreaterThan(0);
    for (const hold of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', 'user: ']) {
      expect(compose.split(hold), hold).toHaveLength(count + 1);
    }
    expect(compose).not.toContain('privileged:');
  }
});

test('portal deploy-mock distributes worlds among instances here or elsewhere', () => {
  const { out } = place();
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(portal('deploy-mock', '--instances', '3', '--out', out).code).toBe(0);
  expect(read('nginx.conf').match(/server mock-\d:4000 max_fails=0;/g)).toHaveLength(3);
  expect(read('compose.yaml').match(/image: portal-mock/g)).toHaveLength(3);
  expect(read('compose.yaml')).toContain("ports: ['127.0.0.1:4000:4000']");
  const at = ['--at', 'a.example.test:4000', '--at', 'b.example.test:4000'];
  expect(portal('deploy-mock', ...at, '--out', out).code).toBe(0);
  expect(read('nginx.conf')).toContain('server b.example.test:4000 max_fails=0;');
  expect(read('compose.yaml')).not.toContain('portal-mock');
  for (const wrong of [
    ['--instances', '0'],
    ['--at', 'http://a'],
    ['--name', 'a b'],
  ]) {
    const { code, stderr } = portal('deploy-mock', '--out', out, ...wrong);
    expect(code, wrong.join(' ')).toBe(2);
    expect(stderr).toContain(`${wrong[0] ?? ''} '${wrong[1] ?? ''}'`);
  }
});

test('the image of portal serve contains all it needs', { timeout: 60_000 }, async () => {
  const { folder } = place();
  const root = join(import.meta.dirname, '../..');
  // The files that its Dockerfile copies, without packages.
  cpSync(join(root, 'cli'), join(folder, 'cli'), { recursive: true, filter: isComplete });
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<title>a build</title>');
  const args = ['--host', '--static', join(folder, 'dist')];
  const { addresses, end } = await serve(args, join(folder, 'cli/dist/portal.cjs'));
  expect((await fetch(`${addresses.origin}/config.json`)).status).toBe(200);
  expect(await (await fetch(`${addresses.origin}/login`)).text()).toContain('a build');
  expect(await end('SIGTERM')).toBe(0);
});

test('404 responses are not cached', () => {
  const files = deploymentFiles({ configuration: CONFIGURATION, names: [] });
  expect(files['Caddyfile']).toMatch(/handle_errors \{\s+header Cache-Control no-store\n/);
  for (const name of ['nginx.conf', 'nginx-site.conf']) {
    expect(files[name], name).toContain('~:/assets/ no-store;');
  }
  expect(files['_redirects']).toMatch(/^\/assets\/\* \/404\.html 404\n\/\* /m);
});

test('nginx without root writes only where allowed', () => {
  const text = nginxConfiguration('made by a test', []);
  const places = [...text.matchAll(/^ {2}(\w+) \/tmp\/nginx-\w+;$/gm)].map(([, name]) => name);
  // All that nginx has (ngx_http_core, proxy, fastcgi, uwsgi, scgi): an unknown name prevents its
  // start.
  expect(places).toEqual([
    'client_body_temp_path',
    'proxy_temp_path',
    'fastcgi_temp_path',
    'uwsgi_temp_path',
    'scgi_temp_path',
  ]);
});
