import { useEffect } from 'react';
import { ConfigurationError } from '../../services/configuration/configuration-error';
import { log } from '../../services/log';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading, Text } from '../../ui/heading';
import { Actions } from '../../ui/stack';
import { ProblemPage } from '../shell/problem-page';

export interface BootFailure {
  readonly title: string;
  readonly lines: readonly string[];
  /** Without a link, the page can be reloaded. */
  readonly link?: { readonly label: string; readonly href: string };
}

export function describeBootFailure(error: unknown): BootFailure {
  if (error instanceof ConfigurationError) {
    log.error('The configuration cannot be used', { problems: error.problems });
    return { title: 'The portal is not configured', lines: error.problems };
  }
  const message = error instanceof Error ? error.message : String(error);
  log.error('The portal could not start', { message });
  return { title: 'Unexpected Error', lines: ['An unexpected error has occurred', message] };
}

export function BootProblem({ title, lines, link }: BootFailure) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ProblemPage
      screenId="boot-problem"
      words={
        <>
          <PageHeading>{title}</PageHeading>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </>
      }
      actions={
        <Actions>
          {link === undefined ? (
            <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          ) : (
            <ButtonLink href={link.href}>{link.label}</ButtonLink>
          )}
        </Actions>
      }
    />
  );
}
