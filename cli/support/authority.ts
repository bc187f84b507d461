import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  createAuthority,
  isCurrent,
  issueCertificate,
  type KeyPair,
} from '../../mock-server/mounts/http/certificate';
import type { Tls } from '../../mock-server/mounts/http/node-server';
import { cacheFolder } from './project-root';

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return [...new Set(['127.0.0.1', '::1', ...all.map(({ address }) => address)])].toSorted();
}

function read(path: string): KeyPair | null {
  try {
    const stored = {
      cert: readFileSync(`${path}.crt`, 'utf8'),
      key: readFileSync(`${path}.key`, 'utf8'),
    };
    return isCurrent(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Atomic, because another process may read the file. */
function write(path: string, text: string): void {
  const part = `${path}.${String(process.pid)}`;
  writeFileSync(part, text, { mode: 0o600 });
  renameSync(part, path);
}

/**
 * The authority belongs to this checkout or, without one, to this user. It is valid for this
 * machine and `hosts` only, for a month, so a client has to trust it once.
 */
export async function serverCertificates(hosts: readonly string[]): Promise<{
  readonly tls: Tls;
  /** Path; clients have to trust this certificate. */
  readonly authority: string;
}> {
  const names = ['localhost', ...hosts.map((host) => host.replace(/^\./, ''))];
  const certified = { names, addresses: ownAddresses() };
  const folder = cacheFolder('portal-serve');
  const name = createHash('sha256').update(JSON.stringify(certified)).digest('hex').slice(0, 12);
  const path = join(folder, name);
  let authority = read(path);
  if (authority === null) {
    authority = await createAuthority(certified);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(`${path}.key`, authority.key);
    write(`${path}.crt`, authority.cert);
  }
  const signer = authority;
  const forName = (host: string) => issueCertificate(signer, { names: [host], addresses: [] });
  const own = await issueCertificate(signer, certified);
  return { tls: { ...own, forName }, authority: `${path}.crt` };
}
