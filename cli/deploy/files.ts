import { caddyfile } from './caddy';
import { COMPOSE, DOCKERFILE } from './container';
import type { Deployment } from './deployment';
import { nginxImage, nginxSite } from './nginx';
import { headersFile, redirectsFile } from './static-host';

export function deploymentFiles(deployment: Deployment): Readonly<Record<string, string>> {
  return {
    'nginx-site.conf': nginxSite(deployment),
    'nginx.conf': nginxImage(deployment),
    Caddyfile: caddyfile(deployment),
    _headers: headersFile(deployment),
    _redirects: redirectsFile(deployment),
    Dockerfile: DOCKERFILE,
    'compose.yaml': COMPOSE,
  };
}
