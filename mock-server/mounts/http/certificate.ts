import {
  createPrivateKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
} from 'node:crypto';
import { isIPv4 } from 'node:net';
import * as der from './der';

/** A certificate and its key, PEM. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

/** What a certificate is good for: host names, and addresses of version 4 or 6. */
export interface CertifiedNames {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

const DAY_MS = 24 * 3_600_000;

/** How long certificates are good. */
const DAYS = 30;

const ECDSA_SHA256 = der.sequence(der.objectId('1.2.840.10045.4.3.2'));

function addressBytes(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  // The URL parser writes every form of an address of version 6 in one way.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
  const [before, after] = [groups(head), groups(tail)];
  const middle = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return Buffer.from(
    [...before, ...middle, ...after].flatMap((group) => [group >> 8, group & 0xff]),
  );
}

const nameOf = (text: string): Uint8Array =>
  der.sequence(der.setOf(der.sequence(der.objectId('2.5.4.3'), der.utf8(text))));

function extension(id: string, critical: boolean, content: Uint8Array): Uint8Array {
  const parts = [der.objectId(id), ...(critical ? [der.truth()] : []), der.octets(content)];
  return der.sequence(...parts);
}

const dnsName = (name: string): Uint8Array => der.tagged(0x82, Buffer.from(name, 'ascii'));

function alternativeNames({ names, addresses }: CertifiedNames): Uint8Array {
  const parts = [
    ...names.map(dnsName),
    ...addresses.map((address) => der.tagged(0x87, addressBytes(address))),
  ];
  return extension('2.5.29.17', false, der.sequence(...parts));
}

/** Only below these names and at these addresses: nobody else can be impersonated with the authority's key. */
function nameConstraints({ names, addresses }: CertifiedNames): Uint8Array {
  const subtrees = [
    ...names.map(dnsName),
    ...addresses.map((address) => {
      const bytes = addressBytes(address);
      return der.tagged(0x87, bytes, Buffer.alloc(bytes.length, 0xff));
    }),
  ].map((name) => der.sequence(name));
  return extension('2.5.29.30', true, der.sequence(der.tagged(0xa0, ...subtrees)));
}

const CA_TRUE = extension('2.5.29.19', true, der.sequence(der.truth()));
const CA_FALSE = extension('2.5.29.19', true, der.sequence());
const MAY_SIGN_CERTIFICATES = extension('2.5.29.15', true, der.bits(Buffer.from([0x04]), 2));
const MAY_SIGN = extension('2.5.29.15', true, der.bits(Buffer.from([0x80]), 7));
const FOR_SERVERS = extension('2.5.29.37', false, der.sequence(der.objectId('1.3.6.1.5.5.7.3.1')));

function pem(bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

interface Wanted {
  readonly subject: string;
  readonly issuer: { readonly name: string; readonly key: string } | null;
  readonly extensions: readonly Uint8Array[];
  readonly now: Date;
}

function makeCertificate({ subject, issuer, extensions, now }: Wanted): KeyPair {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const body = der.sequence(
    der.tagged(0xa0, der.unsigned(Buffer.from([2]))),
    der.unsigned(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    ECDSA_SHA256,
    nameOf(issuer?.name ?? subject),
    der.sequence(
      der.utcTime(new Date(now.getTime() - DAY_MS)),
      der.utcTime(new Date(now.getTime() + DAYS * DAY_MS)),
    ),
    nameOf(subject),
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    der.tagged(0xa3, der.sequence(...extensions)),
  );
  const signature = sign('sha256', body, createPrivateKey(issuer?.key ?? key));
  return { cert: pem(der.sequence(body, ECDSA_SHA256, der.bits(signature))), key };
}

const AUTHORITY = 'portal serve';

/** Makes an authority of one's own, for these names, all below them, and these addresses. */
export function makeAuthority(certified: CertifiedNames, now = new Date()): KeyPair {
  const extensions = [CA_TRUE, MAY_SIGN_CERTIFICATES, nameConstraints(certified)];
  return makeCertificate({ subject: AUTHORITY, issuer: null, extensions, now });
}

/** Makes a server's certificate, with that of the authority below it. */
export function issueCertificate(
  authority: KeyPair,
  certified: CertifiedNames,
  now = new Date(),
): KeyPair {
  const extensions = [CA_FALSE, MAY_SIGN, FOR_SERVERS, alternativeNames(certified)];
  const issuer = { name: AUTHORITY, key: authority.key };
  const [subject = AUTHORITY] = certified.names;
  const { cert, key } = makeCertificate({ subject: subject.slice(0, 64), issuer, extensions, now });
  return { cert: cert + authority.cert, key };
}

/** Whether a kept authority can still be used for a day. */
export function isCurrent({ cert }: KeyPair, now = new Date()): boolean {
  try {
    return Date.parse(new X509Certificate(cert).validTo) > now.getTime() + DAY_MS;
  } catch {
    return false;
  }
}
