/** Copying or printing a much deeper value overflows the stack. */
const MOST_LEVELS = 100;

/** Doesn't check whether the text is JSON. */
function isDeeperThan(text: string, levels: number): boolean {
  let level = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      level += 1;
      if (level > levels) return true;
    } else if (character === ']' || character === '}') level -= 1;
  }
  return false;
}

/** Throws a SyntaxError that names the problem. */
export function readJson(text: string, levels = MOST_LEVELS): unknown {
  if (isDeeperThan(text, levels)) {
    throw new SyntaxError(`The JSON is nested deeper than ${String(levels)} levels`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SyntaxError('The body is not JSON');
  }
}

/** `error`: thrown by {@link readJson}. */
export function jsonProblem(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
