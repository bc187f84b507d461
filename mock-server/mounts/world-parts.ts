import { bank } from '../apis/bank/bank';
import { collectors } from '../apis/collectors/collectors';
import { telemetry } from '../apis/collectors/telemetry';
import { scripts } from '../apis/collectors/scripts';
import { control } from '../apis/control/control';
import type { Responder } from '../world/context';
import { files } from '../apis/files/files';
import { dataApi } from '../apis/graphql/data-api';
import { identity } from '../apis/identity/identity';
import type { WorldOptions } from '../world/world';
import { WORLD_RULES } from '../apis/control/world-rules';

/** In the order in which they handle requests. */
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

export const WORLD_PARTS: Pick<WorldOptions, 'responders' | keyof typeof WORLD_RULES> = {
  ...WORLD_RULES,
  responders: RESPONDERS,
};
