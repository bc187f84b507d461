import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { PORTAL } from '../../cli/portal-program';
import { LISTINGS } from '../../cli/commands/list-parts';

const topLevel = await Promise.all(Object.values(PORTAL.commands).map((load) => load()));
const commands = topLevel.concat(topLevel.flatMap(({ commands: sub }) => sub));

const nameOf = (command: Command): string =>
  command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;

/** No sentence, no noun clause, at most 60 characters (style guide, rule 19). */
const FORM = /^(?!(what|where|who|whose|how|until|with|without) )(?=.{1,60}$)[a-z0-9][^!?]*[^.]$/;

const startsWithTerm = (text: string): boolean => /^(URL|CSP|GraphQL) /.test(text);

const inForm = (text: string): boolean =>
  FORM.test(startsWithTerm(text) ? text.toLowerCase() : text);

describe.each(commands.map((command) => [nameOf(command), command] as const))(
  'portal %s',
  (_name, command) => {
    test('has a summary and options of at most 60 characters that start with a verb or noun', () => {
      const texts = [
        command.summary(),
        ...command.options.map(({ description }) => description),
        ...command.registeredArguments.map(({ description }) => description),
      ];
      expect(texts.filter((text) => !inForm(text))).toEqual([]);
    });

    test('has a description that starts with a verb', () => {
      expect(command.description()).toMatch(/^[A-Z][a-z]+ .*\.$/s);
      expect(command.description()).not.toMatch(/^(What|Where|Who|The|[A-Z][a-z]+s) /);
    });
  },
);

test('portal list describes each list in at most 60 characters', () => {
  const summaries = Object.values(LISTINGS).map(({ summary }) => summary);
  expect(summaries.filter((text) => !inForm(text))).toEqual([]);
});
