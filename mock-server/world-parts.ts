import { bank } from './bank/bank';
import { collectors } from './collectors/collectors';
import { telemetry } from './collectors/telemetry';
import { scripts } from './collectors/scripts';
import { control } from './control/control';
import type { Responder } from './core/context';
import { files } from './files/files';
import { dataApi } from './graphql/data-api';
import { identity } from './identity/identity';

/** Every part of the outside world, in the order in which they are asked. */
export const RESPONDERS: readonly Responder[] = [
  dataApi,
  identity,
  bank,
  files,
  collectors,
  telemetry,
  scripts,
  control,
];
