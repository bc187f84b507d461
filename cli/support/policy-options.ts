import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { CAPTCHA_MAKERS } from '../../src/catalogue/captcha-hosts';
import {
  PolicyConfigurationSchema,
  type PolicyConfiguration,
  type PolicyOptions,
} from '../../src/catalogue/security-policy';
import { readUrl } from './base-url';
import { choices } from './choice';
import { collect } from './collect';
import { invalid } from './errors';

export interface PolicyArguments {
  readonly config: string;
  readonly fileHost?: readonly string[];
  readonly captcha?: readonly string[];
  readonly trustedTypes: boolean;
  readonly reportTo?: string;
}

/** Adds the options that the security policy depends on. */
export function withPolicyOptions(command: Command): Command {
  return command
    .requiredOption('--config <file>', 'configuration of the deployment (/config.json)')
    .option('--file-host <url>', 'URL of uploads and notices (repeatable)', collect)
    .option('--captcha <maker>', 'captcha of the identity provider (repeatable)', collect)
    .option('--no-trusted-types', "don't require Trusted Types, for third-party scripts")
    .option('--report-to <url>', 'URL for CSP violation reports');
}

async function readConfiguration(path: string): Promise<PolicyConfiguration> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw invalid('--config', path, 'expected a readable JSON file');
  }
  const result = v.safeParse(PolicyConfigurationSchema, raw);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw invalid('--config', path, `${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
}

/** Returns the URL unchanged. Throws a UsageError. */
function checkUrl(option: string, url: string): string {
  readUrl(option, url, 'https://files.example.com');
  return url;
}

/** Throws a UsageError. */
export async function readPolicyOptions(
  given: PolicyArguments,
): Promise<PolicyOptions & { readonly configuration: PolicyConfiguration }> {
  const { config, fileHost = [], captcha = [], trustedTypes, reportTo } = given;
  return {
    configuration: await readConfiguration(config),
    fileHosts: fileHost.map((url) => checkUrl('--file-host', url)),
    captchas: choices('--captcha', captcha, CAPTCHA_MAKERS),
    trustedTypes,
    ...(reportTo === undefined ? {} : { reportTo: checkUrl('--report-to', reportTo) }),
  };
}
