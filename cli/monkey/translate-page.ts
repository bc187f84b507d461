/**
 * Puts other elements in the place of the texts of a page, as the translators of browsers do. Runs inside of
 * it, and holds all that it needs: it is also written into cases to paste.
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
