// Options of `npm start`: PORT, and --host, --https, --cert and --key after `--`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { invalid, UsageError } from './usage-error.mjs';

const USAGE =
  "expected --host [address], --https, --cert <file> or --key <file>, such as 'npm start -- --host --https'";

function readPort(text = '5173') {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw invalid('PORT', text, 'expected 1-65535');
  }
  return port;
}

function readFlags(args) {
  // --host without an address means all addresses of this machine.
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
    const [problem] = error.message.split('. ');
    throw new UsageError(`${problem.charAt(0).toLowerCase()}${problem.slice(1)}: ${USAGE}`);
  }
}

function readPem(flag, path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw invalid(`--${flag}`, path, 'expected a readable file');
  }
}

/**
 * `https`: certificate and key, or undefined. `own`: a generated certificate. Throws a UsageError.
 */
export function startOptions(args, env) {
  const port = readPort(env.PORT);
  // IPv4, so that browsers and curl can use localhost, 127.0.0.1 and *.localhost.
  const { host = '127.0.0.1', https: secure = false, cert, key } = readFlags(args);
  if ((cert === undefined) !== (key === undefined)) {
    throw cert === undefined
      ? invalid('--key', key, 'expected together with --cert')
      : invalid('--cert', cert, 'expected together with --key');
  }
  const https = cert && key ? { cert: readPem('cert', cert), key: readPem('key', key) } : undefined;
  return { port, host, https, own: secure && https === undefined };
}
