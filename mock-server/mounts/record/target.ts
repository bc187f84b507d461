import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from './step';

/** Drawer and button of the admin debugger aren't part of the portal. */
const TOOLS = '[data-tools]';

const CONTROLS =
  'button, a[href], input, select, textarea, [role=button], [role=link], [role=option], [role=tab], [role=menuitem], [role=switch], [role=radio], [role=checkbox], [role=combobox]';

const words = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

export const isOfTools = (element: Element): boolean => element.closest(TOOLS) !== null;

/** As assistive technology and tests see the element. */
const known = (element: Element) => ({
  role: getRole(element),
  name: words(computeAccessibleName(element)),
});

/** Index among the elements that `isAlike` accepts. */
function placeAmong(element: Element, selector: string, isAlike: (other: Element) => boolean) {
  const before = [...element.ownerDocument.querySelectorAll(selector)].filter(
    (other) =>
      other !== element &&
      !isOfTools(other) &&
      (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return before.filter(isAlike).length;
}

/** Null if a test can't name the element. */
export function targetOf(element: Element, inFrame: boolean): Target | null {
  if (element.tagName === 'SUMMARY') {
    const name = words(element.textContent);
    const nth = placeAmong(element, 'summary', (other) => words(other.textContent).includes(name));
    return { by: 'summary', name, nth, inFrame };
  }
  const testId = element.getAttribute('data-testid');
  // The value of a custom select is in a hidden field.
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

/** Nearest interactive element of a click. */
export function pressedOn(element: Element): Element | null {
  const found = element.closest(`summary, ${CONTROLS}`);
  return found === null || isOfTools(found) ? null : found;
}
