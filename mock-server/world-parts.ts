import { bank } from './bank/bank';
import { collectors } from './collectors/collectors';
import { telemetry } from './collectors/telemetry';
import { scripts } from './collectors/scripts';
import { control } from './control/control';
import type { Responder } from './core/context';
import { files } from './files/files';
import { dataApi } from './graphql/data-api';
import { identity } from './identity/identity';
import type { WorldOptions } from './core/world';
import { WORLD_RULES } from './scenario/world-rules';

/** Every part of the outside world, in the order in which they are asked. */
const RESPONDERS: readonly Responder[] = [
  dataApi,
  identity,
  bank,
  files,
  collectors,
  telemetry,
  scripts,
  control,
];

/** What every world that answers requests is made of. */
export const WORLD_PARTS: Pick<WorldOptions, 'responders' | keyof typeof WORLD_RULES> = {
  ...WORLD_RULES,
  responders: RESPONDERS,
};
