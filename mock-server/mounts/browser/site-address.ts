import { FOLDER, portalPath } from '../../../src/catalogue/folder';

/** The address of this copy, without a slash at its end: where its outside world answers. */
export function siteAddress(): string {
  return location.origin + FOLDER;
}

/** The request as the outside world takes it, whose own paths begin at the root. */
export async function withoutFolder(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const path = portalPath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  const { method, headers, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body });
}
