import { FOLDER, portalPath } from '../../../src/catalogue/folder';

/** Origin and folder of the deployment, without a slash at the end. */
export function siteAddress(): string {
  return location.origin + FOLDER;
}

/** The mock expects paths from the root. */
export async function withoutFolder(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const path = portalPath(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  const { method, headers, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return new Request(url, { method, headers, signal, body });
}
