import { CONTENT } from '../../programs/content-config';
import { Text } from '../../ui/heading';
import { formatDate } from '../text/format';

/** The version line under a legal block. */
export function LastUpdated() {
  return <Text tone="muted">Last updated {formatDate(CONTENT.lastUpdated)}</Text>;
}
