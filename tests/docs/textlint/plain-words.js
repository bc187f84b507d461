// Parts of the style guide that a spell checker can't check: sentence length, semicolons, phrases
// and noun clauses as subjects.

const MAX_WORDS = 25;

const PHRASES =
  /\b(of (its|their|your|our) own(?! origin)|ours|since when|until when|for who|is so|as ever|by turns|is held|the house)\b/gi;

/** "What was saved is…", "Whoever…", "That a page…". Questions are allowed. */
const OPENING = /^(What|Whoever|Who|Where|That (a|an|the|it|they|there|no|every|each))\b[^?]*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Without code, link targets and emphasis marks. */
const plainText = (markdown) =>
  markdown
    .replaceAll(/(`+)[\s\S]*?\1/g, 'Code')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*_[\]]/g, '');

function* problemsIn(text) {
  for (const [phrase] of text.matchAll(PHRASES)) yield `Replace "${phrase}".`;
  for (const { segment } of segmenter.segment(text)) {
    const start = `"${segment.slice(0, 40).trim()}…"`;
    const words = segment.split(/\s+/).filter((word) => /\w/.test(word)).length;
    if (words > MAX_WORDS) yield `Split ${start}: ${words} words, at most ${MAX_WORDS}.`;
    if (OPENING.test(segment.trim())) yield `Start ${start} with a noun or a verb.`;
  }
  const semicolons = text.split(';').length - 1;
  if (semicolons > 1) yield `Split the sentences: ${semicolons} semicolons, at most 1.`;
}

export default function plainWords({ Syntax, RuleError, report, getSource }) {
  return {
    [Syntax.Paragraph](node) {
      for (const problem of problemsIn(plainText(getSource(node)))) {
        report(node, new RuleError(problem));
      }
    },
  };
}
