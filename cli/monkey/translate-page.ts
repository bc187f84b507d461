/**
 * Replaces text nodes by other elements, like browser translation. Runs in the page and is
 * self-contained: it is also copied into generated tests.
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
