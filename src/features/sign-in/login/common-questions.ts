export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What people ask before they apply. */
export function commonQuestions(options: {
  readonly cardName: string;
  readonly unavailableIn: readonly string[];
}): readonly Question[] {
  const { cardName, unavailableIn } = options;
  const where =
    unavailableIn.length === 0
      ? `${cardName} is available in every state, the District of Columbia and the territories.`
      : `${cardName} is available in every state and the District of Columbia, except ${unavailableIn.join(', ')}.`;
  return [
    {
      question: 'Will this affect my credit score?',
      answer:
        'Not when you check your offer: that is a soft inquiry. If you accept an offer we ask for your full credit report, and that may affect your score.',
    },
    {
      question: 'What do I need to apply?',
      answer:
        'Your home address, your date of birth, your Social Security number or ITIN, and your income before taxes. It takes about five minutes.',
    },
    { question: `Where is ${cardName} available?`, answer: where },
    {
      question: 'How do you protect my information?',
      answer:
        'It travels encrypted, your tax ID is masked as soon as you have typed it, and we only use what you tell us to decide on and manage your application.',
    },
  ];
}
