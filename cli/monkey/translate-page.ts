/**
 * Replaces text nodes by elements, like browser translation. Self-contained, because it runs in the
 * page and is copied into generated tests.
 */
export function translatePage(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode() !== null) {
    const { currentNode } = texts;
    const isShown = currentNode.parentElement?.closest('script, style, option, textarea') === null;
    if (currentNode instanceof Text && isShown && currentNode.data.trim() !== '')
      found.push(currentNode);
  }
  for (const text of found) {
    const translated = document.createElement('font');
    translated.append(document.createElement('font'));
    translated.firstElementChild?.append(text.data);
    text.replaceWith(translated);
  }
}
