import type { CommandLine } from './command-line';
import { MOCK_COMMANDS } from './portal-mock-program';

/** Command line of a checkout. */
export const PORTAL: CommandLine = {
  name: 'portal',
  description: 'Open the portal in any applicant state and control its mock backend.',
  commands: {
    seed: MOCK_COMMANDS.seed,
    snapshot: MOCK_COMMANDS.snapshot,
    list: MOCK_COMMANDS.list,
    matrix: async () => (await import('./commands/matrix')).matrixCommand(),
    gallery: async () => (await import('./commands/gallery')).galleryCommand(),
    record: async () => (await import('./commands/record')).recordCommand(),
    map: async () => (await import('./commands/map')).mapCommand(),
    demo: async () => (await import('./commands/demo')).demoCommand(),
    serve: MOCK_COMMANDS.serve,
    token: MOCK_COMMANDS.token,
    contract: MOCK_COMMANDS.contract,
    monkey: async () => (await import('./commands/monkey')).monkeyCommand(),
    headers: async () => (await import('./commands/headers')).headersCommand(),
    deploy: async () => (await import('./commands/deploy')).deployCommand(),
    'deploy-mock': async () => (await import('./commands/deploy-mock')).deployMockCommand(),
    doctor: async () => (await import('./commands/doctor')).doctorCommand(),
    completion: async () => (await import('./commands/completion')).completionCommand(),
  },
  examples: [
    'seed --status MANUAL_REVIEW --json',
    'list screens',
    'matrix --check',
    'serve --port 4000',
  ],
};
