const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Target and hidden fields. */
export function parseForm(page: string): {
  action: string | null;
  fields: [string, string][];
} {
  const action = /<form[^>]* action="([^"]*)"/.exec(page)?.[1];
  const hidden = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return {
    action: action === undefined ? null : unescapeHtml(action),
    fields: Array.from(hidden, ([, name = '', value = '']) => [
      unescapeHtml(name),
      unescapeHtml(value),
    ]),
  };
}
