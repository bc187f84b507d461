import { isScreenId } from '../../../src/catalogue/screens';
import type { MutationSaveDraftArgs } from '../../generated/resolver-types';
import { readJson } from '../../world/read-json';
import { isoTime } from '../../world/clock';
import { withoutSecrets } from './draft-secrets';
import { fieldInvalid } from '../../domain/rules/refusal';
import { viewerOf, type ResolverContext } from './resolver-context';
import { isGiven } from '../../domain/rules/given';

const MAX_LENGTH = 20_000;

function readAnswers(text: string): string {
  if (text.length > MAX_LENGTH) throw fieldInvalid('answers', 'answers is too long');
  let answers: unknown;
  try {
    answers = readJson(text);
  } catch {
    throw fieldInvalid('answers', 'answers is not JSON, or nested too deeply');
  }
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    throw fieldInvalid('answers', 'answers is not an object');
  }
  return JSON.stringify(withoutSecrets(answers));
}

function saveDraft(
  _root: unknown,
  { screen, answers }: MutationSaveDraftArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const savedAt = isoTime(context.world.now());
  if (!isScreenId(screen)) {
    throw fieldInvalid('screen', 'screen is not the id of a screen');
  }
  if (!isGiven(answers)) {
    delete user.drafts[screen];
    return { screen, answers: null, savedAt };
  }
  const draft = { answers: readAnswers(answers), savedAt };
  user.drafts[screen] = draft;
  return { screen, ...draft };
}

export const draftMutations = { saveDraft };
