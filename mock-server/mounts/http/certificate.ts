import 'reflect-metadata';
import { webcrypto, X509Certificate } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_nameConstraints,
  NameConstraints,
} from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';

/** In PEM format. */
export interface KeyPair {
  readonly cert: string;
  readonly key: string;
}

export interface CertifiedNames {
  readonly names: readonly string[];
  readonly addresses: readonly string[];
}

const DAY_MS = 24 * 3_600_000;
const VALID_DAYS = 30;

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const AUTHORITY = [{ CN: ['portal serve'] }];

/** Limits the authority to these names, so its stored key can't impersonate any other host. */
function nameConstraints({ names, addresses }: CertifiedNames): x509.Extension {
  const bases = [
    ...names.map((dNSName) => new GeneralName({ dNSName })),
    ...addresses.map(
      (address) => new GeneralName({ iPAddress: `${address}/${isIPv4(address) ? '32' : '128'}` }),
    ),
  ];
  const permittedSubtrees = new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base })));
  const value = AsnConvert.serialize(new NameConstraints({ permittedSubtrees }));
  return new x509.Extension(id_ce_nameConstraints, true, value);
}

function importKey(pem: string): Promise<webcrypto.CryptoKey> {
  const pkcs8 = x509.PemConverter.decodeFirst(pem);
  return webcrypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
}

interface CertificateRequest {
  readonly subject: x509.JsonName;
  /** PEM. Without this key of the authority, the certificate is self-signed. */
  readonly signingKey?: string;
  readonly extensions: readonly x509.Extension[];
}

async function createCertificate(request: CertificateRequest): Promise<KeyPair> {
  const { subject, signingKey, extensions } = request;
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(ALGORITHM, true, [
    'sign',
    'verify',
  ]);
  const certificate = await x509.X509CertificateGenerator.create({
    subject,
    issuer: AUTHORITY,
    // Clocks of clients may be behind.
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + VALID_DAYS * DAY_MS),
    publicKey,
    signingKey: signingKey === undefined ? privateKey : await importKey(signingKey),
    signingAlgorithm: ALGORITHM,
    extensions: [...extensions],
  });
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', privateKey);
  return {
    cert: `${certificate.toString('pem')}\n`,
    key: `${x509.PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`,
  };
}

/** For these names, their subdomains, and these addresses. */
export function createAuthority(certified: CertifiedNames): Promise<KeyPair> {
  const extensions = [
    new x509.BasicConstraintsExtension(true, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    nameConstraints(certified),
  ];
  return createCertificate({ subject: AUTHORITY, extensions });
}

/** Followed by the certificate of its authority. */
export async function issueCertificate(
  authority: KeyPair,
  { names, addresses }: CertifiedNames,
): Promise<KeyPair> {
  const extensions = [
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
    new x509.SubjectAlternativeNameExtension([
      ...names.map((value) => ({ type: 'dns' as const, value })),
      ...addresses.map((value) => ({ type: 'ip' as const, value })),
    ]),
  ];
  // A common name has at most 64 characters (RFC 5280, appendix A.1).
  const subject = [{ CN: [(names[0] ?? 'localhost').slice(0, 64)] }];
  const { cert, key } = await createCertificate({
    subject,
    signingKey: authority.key,
    extensions,
  });
  return { cert: cert + authority.cert, key };
}

/** Valid for at least another day. */
export function isCurrent({ cert }: KeyPair, now = new Date()): boolean {
  try {
    return Date.parse(new X509Certificate(cert).validTo) > now.getTime() + DAY_MS;
  } catch {
    return false;
  }
}
