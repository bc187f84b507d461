import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The addresses by which other devices of the network reach this machine (IPv4). */
export function networkAddresses() {
  return Object.values(networkInterfaces())
    .flat()
    .filter((entry) => entry !== undefined && entry.family === 'IPv4' && !entry.internal)
    .map(({ address }) => address);
}

/** `http://…` at each address by which somebody else reaches what listens at `host`. */
export function networkOrigins({ host, port, scheme = 'http' }) {
  const everywhere = host === '0.0.0.0' || host === '::';
  const names = everywhere ? networkAddresses() : [isIP(host) === 6 ? `[${host}]` : host];
  return names.map((name) => `${scheme}://${name}:${port}`);
}
