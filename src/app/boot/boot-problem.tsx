import { useEffect } from 'react';
import { ConfigurationError } from '../../services/configuration/schema';
import { log } from '../../services/log';
import { PageHeading, Text } from '../../ui/heading';
import { Main } from '../../ui/main';

export interface BootFailure {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What to say when the portal cannot start. */
export function describeBootFailure(error: unknown): BootFailure {
  if (error instanceof ConfigurationError) {
    log.error('The configuration cannot be used', { problems: error.problems });
    return { title: 'The portal is not configured', lines: error.problems };
  }
  const message = error instanceof Error ? error.message : String(error);
  log.error('The portal could not start', { message });
  return { title: 'Unexpected Error', lines: ['An unexpected error has occurred', message] };
}

/** The whole page when the portal cannot start: says what is wrong and changes nothing. */
export function BootProblem({ title, lines }: BootFailure) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Main screenId="boot-problem">
      <PageHeading>{title}</PageHeading>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Main>
  );
}
