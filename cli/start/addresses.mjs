import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry !== undefined && entry.family === 'IPv4' && !entry.internal)
    .map(({ address }) => address);
}

/** `http://…` for each address at which others reach the server. */
export function networkOrigins({ host, port, scheme = 'http' }) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? networkAddresses() : [isIP(host) === 6 ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}
