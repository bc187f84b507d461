import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Returns the IPv4 addresses of this machine in its networks. */
export function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry !== undefined && entry.family === 'IPv4' && !entry.internal)
    .map(({ address }) => address);
}

/** Returns `http://…` for each address at which others reach a server on `host`. */
export function networkOrigins({ host, port, scheme = 'http' }) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? networkAddresses() : [isIP(host) === 6 ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}
