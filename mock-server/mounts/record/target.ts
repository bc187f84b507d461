import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './step';

/** What is no part of the portal: the drawer of the admin debugger and its button. */
const TOOLS = '[data-tools]';

const CONTROLS =
  'button, a[href], input, select, textarea, [role=button], [role=link], [role=option], [role=tab], [role=menuitem], [role=switch], [role=radio], [role=checkbox], [role=combobox]';

const words = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

export const isOfTools = (element: Element): boolean => element.closest(TOOLS) !== null;

/** The role and name that assistive technology, and with it a test, knows an element by. */
const known = (element: Element) => ({
  role: getRole(element),
  name: words(computeAccessibleName(element)),
});

/** Which of the elements that `isAlike` accepts it is; where several are named alike a test needs to know. */
function placeAmong(element: Element, selector: string, isAlike: (other: Element) => boolean) {
  const before = [...element.ownerDocument.querySelectorAll(selector)].filter(
    (other) =>
      other !== element &&
      !isOfTools(other) &&
      (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return before.filter(isAlike).length;
}

/** How a test names an element; null for one that it cannot name. */
export function targetOf(element: Element, inFrame: boolean): Target | null {
  if (element.tagName === 'SUMMARY') {
    const name = words(element.textContent);
    const nth = placeAmong(element, 'summary', (other) => words(other.textContent).includes(name));
    return { by: 'summary', name, nth, inFrame };
  }
  const testId = element.getAttribute('data-testid');
  // What is chosen by a button stands in a field that nobody sees.
  if (isInaccessible(element) && testId !== null) {
    return { by: 'test id', name: testId, nth: 0, inFrame };
  }
  const { role, name } = known(element);
  if (role !== null) {
    const isAlike = (other: Element): boolean => {
      if (getRole(other) !== role || isInaccessible(other)) return false;
      return name === '' || known(other).name === name;
    };
    return { by: 'role', role, name, nth: placeAmong(element, CONTROLS, isAlike), inFrame };
  }
  return name === '' ? null : { by: 'label', name, nth: 0, inFrame };
}

/** What of the page a press was on: the nearest that does something; null where nothing does. */
export function pressedOn(element: Element): Element | null {
  const found = element.closest(`summary, ${CONTROLS}`);
  return found === null || isOfTools(found) ? null : found;
}
