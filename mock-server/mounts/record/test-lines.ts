import type { Target } from './step';

export const literal = (value: string): string =>
  `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

/** Keys have no quotes if possible. */
export function written(value: unknown): string {
  if (typeof value === 'string') return literal(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([key, field]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${written(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function found(target: Target): string {
  const name = literal(target.name);
  switch (target.by) {
    case 'role': {
      const options = target.name === '' ? '' : `, { name: ${name}, exact: true }`;
      return `getByRole(${literal(target.role)}${options})`;
    }
    case 'label':
      return `getByLabel(${name}, { exact: true })`;
    case 'test id':
      return `getByTestId(${name})`;
    case 'summary':
      return `locator('summary', { hasText: ${name} })`;
  }
}

export function locatorOf(target: Target): string {
  const place = target.inFrame ? "page.frameLocator('iframe')" : 'page';
  const nth = target.nth === 0 ? '' : `.nth(${String(target.nth)})`;
  return `${place}.${found(target)}${nth}`;
}
