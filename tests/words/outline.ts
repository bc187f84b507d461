const INLINE = new Set(
  'A ABBR B BUTTON CITE CODE DATA DEL EM I INS LABEL MARK Q S SMALL SPAN STRONG SUB SUP TIME U'.split(
    ' ',
  ),
);

const HEADING = /^H([1-6])$/;

/** Without the control's label. */
function controlText(element: Element): string {
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options].map(
      (option) => `${option.selected ? '*' : ''}${option.text}`,
    );
    return `[select: ${options.join(' | ')}]`;
  }
  if (element instanceof HTMLTextAreaElement) return `[text area: ${element.value}]`;
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return '';
  const { type, value, checked, placeholder, maxLength, inputMode, autocomplete } = element;
  const state = ['checkbox', 'radio'].includes(type) ? (checked ? 'x' : ' ') : value;
  const rules = [
    element.getAttribute('aria-invalid') === 'true' ? ['wrong'] : [],
    placeholder === '' ? [] : [`placeholder ${placeholder}`],
    maxLength < 0 ? [] : [`at most ${String(maxLength)}`],
    inputMode === '' || inputMode === undefined ? [] : [inputMode],
    autocomplete === '' ? [] : [`fills in ${autocomplete}`],
  ].flat();
  return `[${[type, ...rules].join(', ')}: ${state}]`;
}

function markOf(element: Element): { readonly before: string; readonly after: string } {
  const heading = HEADING.exec(element.tagName)?.[1];
  if (heading !== undefined) return { before: `${'#'.repeat(Number(heading))} `, after: '' };
  const name = element.getAttribute('aria-label');
  const label = name === null ? '' : `(${name}) `;
  switch (element.tagName) {
    case 'A':
      return { before: `<${label}`, after: ` → ${element.getAttribute('href') ?? ''}>` };
    case 'BUTTON':
      return { before: `[${label}`, after: ']' };
    case 'LI':
      return { before: `- ${label}`, after: '' };
    case 'IMG':
      return { before: `(picture: ${element.getAttribute('alt') ?? ''})`, after: '' };
    case 'DD':
      return { before: `  ${label}`, after: '' };
    default:
      return { before: label, after: '' };
  }
}

/** Hidden from everyone. */
const isAway = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName);

/**
 * Line by line, as a person or screen reader reads it: headings with level, links with target,
 * buttons, controls with values, accessible names.
 */
export function outlineOf(part: Element): string[] {
  const lines: string[] = [];
  let line = '';
  // Inline elements are separated by a space on screen, except before a period.
  let gap = false;
  const add = (text: string): void => {
    line += gap && /[\w.%)”?]$/.test(line) && /^[\w$“<[]/.test(text) ? ` ${text}` : text;
    if (text !== '') gap = false;
  };
  const end = (): void => {
    const trimmed = line.replaceAll(/\s+/g, ' ').trimEnd();
    if (/[^\s-]/.test(trimmed)) lines.push(trimmed);
    line = '';
  };
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) add(node.textContent ?? '');
    // An optional word break doesn't split the word.
    if (!(node instanceof Element) || isAway(node) || node.tagName === 'WBR') return;
    const isInline = INLINE.has(node.tagName);
    if (!isInline) end();
    gap = isInline && line !== '';
    const { before, after } = markOf(node);
    add(before + controlText(node));
    if (!(node instanceof HTMLSelectElement)) for (const child of node.childNodes) read(child);
    line += after;
    if (!isInline) end();
    gap = isInline;
  };
  read(part);
  end();
  return lines;
}
