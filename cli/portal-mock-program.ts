import type { CommandLine, LoadCommand } from './command-line';

/** They need neither a checkout nor a browser. */
export const MOCK_COMMANDS = {
  seed: async () => (await import('./commands/seed')).seedCommand(),
  snapshot: async () => (await import('./commands/snapshot')).snapshotCommand(),
  list: async () => (await import('./commands/list')).listCommand(),
  serve: async () => (await import('./commands/serve')).serveCommand(),
  token: async () => (await import('./commands/token')).tokenCommand(),
  contract: async () => (await import('./commands/contract')).contractCommand(),
} satisfies Record<string, LoadCommand>;

/** Command line of the test kit's package. */
export const PORTAL_MOCK: CommandLine = {
  name: 'portal-mock',
  description: "Serve the portal's mock backend, and create states, links and tokens for it.",
  commands: MOCK_COMMANDS,
  examples: [
    'serve --port 4000',
    'seed --status MANUAL_REVIEW --json',
    'token --now machine',
    'list screens',
  ],
};
