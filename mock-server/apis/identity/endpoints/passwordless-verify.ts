import type { Context } from '../../../world/context';
import { refuseClient } from '../client-check';
import { codeProblem } from '../code-errors';
import { checkCode, type CodeVerdict } from '../codes';
import type { Endpoint } from '../endpoint';
import { bodyParameters, json, problem, unreadableBody, type Parameters } from '../http';
import { isConnection, parseRecipient, type Connection } from '../recipient';

/** Returns the name of the invalid value if there is one. */
export function readVerification(
  values: Parameters,
): { connection: Connection; name: string; code: string } | { problem: string } {
  const connection = values.get('connection');
  if (!isConnection(connection)) return { problem: 'connection' };
  const field = connection === 'sms' ? 'phone_number' : 'email';
  const name = values.get(field);
  if (!name) return { problem: field };
  const code = values.get('verification_code');
  if (!code) return { problem: 'verification_code' };
  return { connection, name, code };
}

async function answer(request: Request, context: Context): Promise<Response> {
  const body = await bodyParameters(request);
  if (body === null) return unreadableBody();
  // The library's bare client leaves the client id out.
  if (body.has('client_id')) {
    const refusal = refuseClient(body.get('client_id'));
    if (refusal !== null) return refusal;
  }
  const requested = readVerification(body);
  if ('problem' in requested) {
    return problem(
      400,
      `bad.${requested.problem}`,
      `Missing or invalid property: ${requested.problem}`,
    );
  }
  const { connection, name, code } = requested;
  const recipient = parseRecipient(connection, name);
  // Not consumed: the redirect that follows checks the same code again.
  const verdict: CodeVerdict =
    recipient === undefined ? 'wrong' : checkCode(context, recipient, code, 'keep');
  return verdict === 'right' ? json({}) : codeProblem(verdict, connection);
}

/** Checks a code without consuming it (spec 7). */
export const passwordlessVerify: Endpoint = {
  path: 'passwordless/verify',
  methods: ['POST'],
  answer,
};
