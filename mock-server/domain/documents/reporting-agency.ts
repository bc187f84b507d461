import { CREDIT_REPORT } from '../../../fixtures/credit-report';
import { BUREAU_LIST } from '../../../src/programs/content-config';

export function reportingAgency(): {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly phone: string;
} {
  const bureau = BUREAU_LIST.find(({ name }) => name === CREDIT_REPORT.scoreProvider);
  if (bureau === undefined) throw new Error(`There is no bureau ${CREDIT_REPORT.scoreProvider}`);
  const { name, address, phone } = bureau;
  const [line = address, ...rest] = address.split(', ');
  return { name, addressLines: [line, rest.join(', ')], phone: `1-${phone}` };
}
