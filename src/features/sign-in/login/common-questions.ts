import type { Flow } from '../../../catalogue/flows';
import { placeName } from '../../../catalogue/places';
import { joinList } from '../../../catalogue/plain-text';
import { ARMED_FORCES, TERRITORIES } from '../../../catalogue/programs';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** `unsupportedStates`: codes of states, territories and armed forces addresses. */
function availability(cardName: string, unsupportedStates: readonly string[]): string {
  if (unsupportedStates.length === 0) {
    return `${cardName} is available in every state, Washington, D.C., and the U.S. territories.`;
  }
  const isTerritory = (code: string) => TERRITORIES.some((known) => known === code);
  const isMilitary = (code: string) => ARMED_FORCES.some((known) => known === code);
  const states = unsupportedStates.filter((code) => !isTerritory(code) && !isMilitary(code));
  const places =
    states.length === 0
      ? 'every state and Washington, D.C.'
      : `Washington, D.C., and every state except ${joinList(states.map(placeName))}.`;
  const elsewhere = [
    ...(unsupportedStates.some(isTerritory) ? ['in U.S. territories'] : []),
    ...(unsupportedStates.some(isMilitary) ? ['at APO, FPO and DPO addresses'] : []),
  ];
  const not = elsewhere.length === 0 ? '' : ` It isn’t available ${elsewhere.join(' or ')}.`;
  return `${cardName} is available in ${places}${not}`;
}

export function commonQuestions(options: {
  readonly cardName: string;
  readonly flow: Flow;
  readonly unsupportedStates: readonly string[];
}): readonly Question[] {
  const { cardName, flow, unsupportedStates } = options;
  const needed =
    'Your home address, your date of birth, your Social Security number or ITIN, and your income before taxes.';
  return [
    {
      question: 'Will this affect my credit score?',
      answer:
        'Not when you check your offer: that is a soft inquiry. If you accept an offer, we’ll ask for your full credit report, and that may affect your score.',
    },
    {
      question: 'What do I need to apply?',
      answer:
        flow === 'item'
          ? `${needed} You’ll also describe and photograph your items. The questions take about 10 minutes; shipping and inspection take several days.`
          : `${needed} It takes about five minutes.`,
    },
    {
      question: `Where is ${cardName} available?`,
      answer: availability(cardName, unsupportedStates),
    },
    {
      question: 'How do you protect my information?',
      answer:
        'We encrypt your information and hide your Social Security number or ITIN after you’ve typed it. Our Privacy Notice explains how we use and share your information.',
    },
  ];
}
