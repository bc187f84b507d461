import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import {
  isCurrent,
  issueCertificate,
  makeAuthority,
  type KeyPair,
} from '../../mock-server/mounts/http/certificate';
import type { Tls } from '../../mock-server/mounts/http/node-server';
import { projectRoot } from './project-root';

/** Kept with what else is made of the checkout, and gone with it. */
const FOLDER = 'node_modules/.cache/portal-serve';

function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return [...new Set(['127.0.0.1', '::1', ...all.map(({ address }) => address)])].toSorted();
}

function read(path: string): KeyPair | null {
  try {
    const kept = {
      cert: readFileSync(`${path}.crt`, 'utf8'),
      key: readFileSync(`${path}.key`, 'utf8'),
    };
    return isCurrent(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Another process never finds half a file. */
function write(path: string, text: string): void {
  const part = `${path}.${String(process.pid)}`;
  writeFileSync(part, text, { mode: 0o600 });
  renameSync(part, path);
}

/**
 * What `portal serve --https` shows who it is with: certificates of an authority of this checkout, which
 * is made when it is first needed, kept for a month, and good for this machine and `hosts` only.
 */
export function serverCertificates(hosts: readonly string[]): {
  readonly tls: Tls;
  /** Path of the authority's certificate, for clients to trust. */
  readonly authority: string;
} {
  const names = ['localhost', ...hosts.map((host) => host.replace(/^\./, ''))];
  const certified = { names, addresses: ownAddresses() };
  const folder = join(projectRoot(), FOLDER);
  const name = createHash('sha256').update(JSON.stringify(certified)).digest('hex').slice(0, 12);
  const path = join(folder, name);
  let authority = read(path);
  if (authority === null) {
    authority = makeAuthority(certified);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    write(`${path}.key`, authority.key);
    write(`${path}.crt`, authority.cert);
  }
  const signer = authority;
  const forName = (host: string) => issueCertificate(signer, { names: [host], addresses: [] });
  return { tls: { ...issueCertificate(signer, certified), forName }, authority: `${path}.crt` };
}
