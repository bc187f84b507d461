// What `npm start` is told: PORT, and after `--` on its command line --host, --https, --cert and --key.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const USAGE =
  'npm start takes --host [address], --https, --cert file and --key file, like: npm start -- --host --https';

function readPort(text = '5173') {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
  }
  return port;
}

function readFlags(args) {
  // An address may follow --host, or nothing: then every address of this machine.
  const explicit = args.map((arg, index) => {
    const alone = arg === '--host' && (args[index + 1] ?? '-').startsWith('-');
    return alone ? '--host=0.0.0.0' : arg;
  });
  try {
    const text = { type: 'string' };
    return parseArgs({
      args: explicit,
      options: { host: text, https: { type: 'boolean' }, cert: text, key: text },
    }).values;
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. ${USAGE}`, { cause: error });
  }
}

function readPem(flag, path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`--${flag} ${path} cannot be read.`);
  }
}

/**
 * Where to serve: `{ port, host, https, own }`; `https` holds certificate and key, or is undefined; `own`
 * asks for a certificate of this checkout. Throws an error that says what is wrong.
 */
export function startOptions(args, env) {
  const port = readPort(env.PORT);
  // IPv4 by name: browsers and curl reach it as localhost, 127.0.0.1 and *.localhost alike.
  const { host = '127.0.0.1', https: secure = false, cert, key } = readFlags(args);
  if ((cert === undefined) !== (key === undefined)) {
    throw new Error('A certificate needs both: --cert file --key file.');
  }
  const https = cert && key ? { cert: readPem('cert', cert), key: readPem('key', key) } : undefined;
  return { port, host, https, own: secure && https === undefined };
}
