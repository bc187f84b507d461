// cspell:ignore Whoever -- banned in text, and as the first word of a commit
const NOT_IMPERATIVE =
  /^(?!(Seed|Feed|Embed|Bring|Focus) )(\w+(ed|ing|[^s]s)|The|An?|What|Whoever|Where|Who|That|Of|On|In|Hold|Say|Tell|Let) /;

/** Rejects "Added", "Adds" and noun phrases, by the first word. */
const imperative = ({ header }) => [
  !NOT_IMPERATIVE.test(header),
  'start the subject with an imperative verb, such as "Add" or "Fix"',
];

export default {
  parserPreset: { parserOpts: { headerPattern: /^(.*)$/, headerCorrespondence: ['subject'] } },
  plugins: [{ rules: { imperative } }],
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    'subject-case': [2, 'always', 'sentence-case'],
    imperative: [2, 'always'],
  },
};
