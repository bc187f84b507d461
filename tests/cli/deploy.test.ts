import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { securityPolicy } from '../../src/catalogue/security-policy';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.mjs');

function deploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PORTAL, 'deploy', ...args], {
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

const CONFIGURATION = portalConfig('https://outside.example.com');

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
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
    const read = (name: string) => readFileSync(join(out, name), 'utf8');
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

test('what cannot be deployed is named, and nothing is written', { timeout: 60_000 }, () => {
  const { config, out, folder } = place();
  for (const [args, said] of [
    [
      ['--name', 'https://apply.example.com'],
      '--name https://apply.example.com is not a host name',
    ],
    [['--captcha', 'hcapcha'], 'did you mean hcaptcha'],
    [['--file-host', 'files'], '--file-host files is not an address'],
    [['--config', join(folder, 'none.json')], 'is not a JSON file that can be read'],
  ] as const) {
    const { code, stderr } = deploy('--config', config, '--out', out, ...args);
    expect(code, args.join(' ')).toBe(2);
    expect(stderr).toContain(said);
  }
  expect(readdirSync(folder)).toEqual(['config.json']);
});
