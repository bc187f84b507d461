/** Browsers set these themselves, or they don't matter here. */
const LEFT_OUT =
  /^(sec-|user-agent$|accept-(encoding|language)$|cookie$|referer$|host$|content-length$)/;

/** The shell reads the token from the environment. */
const TOKEN = '$TOKEN';

const SECRETS =
  /("(?:access_token|id_token|refresh_token|password|otp|client_secret|credential_ticket)"\s*:\s*")[^"]*"/g;

/** Nothing in the argument runs as a command. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** `portal token` mints `$TOKEN`. Other tokens, passwords and codes are left out. */
export async function asCurl(request: Request): Promise<string> {
  const url = new URL(request.url);
  for (const name of url.searchParams.keys()) {
    if (/token|code|ticket|password|state|nonce/.test(name)) url.searchParams.set(name, '***');
  }
  const parts = [
    'curl',
    ...(request.method === 'GET' ? [] : ['-X', request.method]),
    quoted(url.href),
  ];
  for (const [name, value] of request.headers) {
    if (LEFT_OUT.test(name)) continue;
    parts.push(
      '-H',
      name === 'authorization' ? `"authorization: Bearer ${TOKEN}"` : quoted(`${name}: ${value}`),
    );
  }
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'GET' && /json|text|urlencoded/.test(type)) {
    const body = await request.clone().text();
    if (body !== '') parts.push('--data-raw', quoted(body.replaceAll(SECRETS, '$1***"')));
  }
  return parts.join(' ');
}
