import type { Context } from '../../world/context';
import { publicKeys, revokeOldKeys, rotateKeys } from '../identity/signing';
import { ControlProblem, fieldsOf } from './control-problem';

const ACTIONS = { rotate: rotateKeys, revoke: revokeOldKeys } as const;

export function readKeys({ state }: Context): { signs: string; published: string[] } {
  const published = publicKeys(state.identity.keys).keys.map(({ kid }) => kid);
  return { signs: published[0] ?? '', published };
}

export function changeKeys(
  context: Context,
  body: unknown,
): { signs: string; published: string[] } {
  const { do: action } = fieldsOf(body);
  if (action !== 'rotate' && action !== 'revoke') {
    throw new ControlProblem(`"do" must be one of ${Object.keys(ACTIONS).join(', ')}`);
  }
  ACTIONS[action](context.state.identity.keys);
  return readKeys(context);
}
