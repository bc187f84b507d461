import { parseForm } from './forms';

/** A person whose browser runs no scripts. */
export interface Visitor {
  /** Ends at a page, or at the first address outside the provider. */
  open(address: string): Promise<Visit>;
  submit(visit: Visit, values: Record<string, string>): Promise<Visit>;
}

export interface Visit {
  readonly address: URL;
  /** Empty if the address isn't the provider's. */
  readonly page: string;
}

export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>();

  const ask = async (address: string, init: RequestInit = {}): Promise<Visit> => {
    const url = new URL(address);
    if (!url.href.startsWith(`${origin}/idp/`)) return { address: url, page: '' };
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const target = response.headers.get('location');
    if (target !== null) return ask(new URL(target, url).href);
    return { address: url, page: await response.text() };
  };

  return {
    open: (address) => ask(address),
    submit: ({ address, page }, values) => {
      const { action, fields } = parseForm(page);
      const body = new URLSearchParams([...fields, ...Object.entries(values)]);
      return ask(new URL(action ?? address.href, address).href, { method: 'POST', body });
    },
  };
}
