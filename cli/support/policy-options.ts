import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import * as v from 'valibot';
import { CAPTCHA_MAKERS } from '../../src/catalogue/captcha-hosts';
import {
  PolicyConfigurationSchema,
  type PolicyConfiguration,
  type PolicyOptions,
} from '../../src/catalogue/security-policy';
import { choices } from './choice';
import { collect } from './collect';
import { UsageError } from './usage-error';

/** What `portal headers` and `portal deploy` are told of a deployment. */
export interface PolicyArguments {
  readonly config: string;
  readonly fileHost?: readonly string[];
  readonly captcha?: readonly string[];
  readonly trustedTypes: boolean;
  readonly reportTo?: string;
}

/** Adds the options that the security policy follows from. */
export function withPolicyOptions(command: Command): Command {
  return command
    .requiredOption('--config <file>', 'the configuration of the deployment, /config.json')
    .option('--file-host <address>', 'where uploads and notices are; may be repeated', collect)
    .option(
      '--captcha <maker>',
      `whose captcha the identity provider asks for: ${CAPTCHA_MAKERS.join(', ')}; may be repeated`,
      collect,
    )
    .option('--no-trusted-types', 'let scripts of others make markup of text')
    .option('--report-to <address>', 'where browsers tell what the policy refused');
}

async function readConfiguration(path: string): Promise<PolicyConfiguration> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    throw new UsageError(`--config ${path} is not a JSON file that can be read`);
  }
  const result = v.safeParse(PolicyConfigurationSchema, raw);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new UsageError(`--config ${path}: ${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
}

function checkAddress(option: string, address: string): string {
  if (URL.canParse(address) && /^https?:/.test(address)) return address;
  throw new UsageError(
    `${option} ${address} is not an address; write it like https://files.example.com`,
  );
}

/** Reads what was told. Throws a UsageError that names what is wrong. */
export async function readPolicyOptions(
  given: PolicyArguments,
): Promise<PolicyOptions & { readonly configuration: PolicyConfiguration }> {
  const { config, fileHost = [], captcha = [], trustedTypes, reportTo } = given;
  return {
    configuration: await readConfiguration(config),
    fileHosts: fileHost.map((address) => checkAddress('--file-host', address)),
    captchas: choices('captcha', captcha, CAPTCHA_MAKERS),
    trustedTypes,
    ...(reportTo === undefined ? {} : { reportTo: checkAddress('--report-to', reportTo) }),
  };
}
