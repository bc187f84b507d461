import { X509Certificate } from 'node:crypto';
import { request } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { createAuthority, isCurrent, issueCertificate } from './certificate';
import { serveMock, type MockServer } from './serve';

const CERTIFIED = {
  names: ['localhost', 'mock.test'],
  addresses: ['127.0.0.1', '::1', 'fe80::a:1'],
};
const authority = await createAuthority(CERTIFIED);

describe('a certificate', () => {
  test('is valid for its names and addresses only, and verified by its authority', async () => {
    const made = new X509Certificate((await issueCertificate(authority, CERTIFIED)).cert);
    const root = new X509Certificate(authority.cert);
    expect(made.verify(root.publicKey)).toBe(true);
    expect([root.ca, made.ca]).toEqual([true, false]);
    expect([made.checkHost('mock.test'), made.checkHost('other.test')]).toEqual([
      'mock.test',
      undefined,
    ]);
    expect(CERTIFIED.addresses.map((address) => made.checkIP(address))).toEqual(
      CERTIFIED.addresses,
    );
    expect(made.checkIP('127.0.0.2')).toBeUndefined();
  });

  test('expires a day early, to be replaced in time', () => {
    const day = 24 * 3_600_000;
    expect(isCurrent(authority)).toBe(true);
    expect(isCurrent(authority, new Date(Date.now() + 29.5 * day))).toBe(false);
    expect(isCurrent({ cert: 'nothing', key: '' })).toBe(false);
  });
});

describe('the mock over TLS', () => {
  let server: MockServer;

  beforeAll(async () => {
    const forName = (name: string) => issueCertificate(authority, { names: [name], addresses: [] });
    server = await serveMock({
      port: 0,
      tls: { ...(await issueCertificate(authority, CERTIFIED)), forName },
      allowedHosts: ['mock.test'],
      seed: { ...DEFAULT_SEED, faults: ['endpoint=userinfo,offline'] },
    });
  });

  afterAll(() => server.close());

  /** The client trusts only the authority. */
  const issuerAt = (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.origin);
      request(
        {
          host: '127.0.0.1',
          port,
          servername: name === '127.0.0.1' ? '' : name,
          headers: { host: `${name}:${port}` },
          path: '/idp/.well-known/openid-configuration',
          ca: authority.cert,
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () => resolve((JSON.parse(text) as { issuer: string }).issuer));
        },
      )
        .on('error', reject)
        .end();
    });

  test.each(['localhost', 'a.localhost', 'mock.test', '127.0.0.1'])(
    'is trusted by a client that connects to %s',
    async (name) => {
      const { port } = new URL(server.origin);
      expect(await issuerAt(name)).toBe(`https://${name}:${port}/idp/`);
    },
  );

  test("is not trusted for a name outside the authority's constraints", async () => {
    await expect(issuerAt('bank.example')).rejects.toThrow(/permitted subtree|certificate/);
  });

  test('resets the connection for a network fault', async () => {
    const { port } = new URL(server.origin);
    const lost = await new Promise<NodeJS.ErrnoException>((resolve) => {
      request({
        port,
        host: '127.0.0.1',
        path: '/idp/userinfo',
        ca: authority.cert,
      })
        .on('error', resolve)
        .end();
    });
    // The message depends on timing; the code doesn't.
    expect(lost.code).toBe('ECONNRESET');
  });

  test('keeps serving after plain HTTP and outdated TLS versions', async () => {
    await expect(fetch(server.origin.replace('https', 'http'))).rejects.toThrow('fetch failed');
    const old = connect({
      port: Number(new URL(server.origin).port),
      host: '127.0.0.1',
      maxVersion: 'TLSv1.1',
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    });
    await new Promise((resolve) => old.once('error', resolve));
    expect(await issuerAt('localhost')).toContain('https://localhost');
  });
});
