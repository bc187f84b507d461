import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { temporaryFolder } from '../support/temporary-folder';

const PORTAL = join(import.meta.dirname, '../../cli/bin/portal.cjs');

function portal(config: string, ...more: string[]) {
  const args = [PORTAL, 'headers', '--config', config, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { code: status, stdout, stderr };
}

test(
  'portal headers lists the addresses of a configuration and reports problems',
  { timeout: 60_000 },
  () => {
    const config = join(temporaryFolder(), 'config.json');
    writeFileSync(config, JSON.stringify(portalConfig('https://outside.example.com')));
    const headers = JSON.parse(portal(config, '--json').stdout) as Record<
      string,
      Record<string, string>
    >;
    const policy = headers['/*']?.['Content-Security-Policy'];
    expect(policy).toContain("script-src 'self' https://outside.example.com;");
    expect(headers['/app/frame/payment']?.['Content-Security-Policy']).toContain(
      "frame-ancestors 'self'",
    );
    writeFileSync(config, '{"api":{"direct":"https://api.example.com"}}');
    const { code, stderr } = portal(config);
    expect(code).toBe(2);
    expect(stderr).toContain('api.proxy');
  },
);
