import type { EstimateItemQuery } from '../../../contract/generated/documents';

/** An estimate as the data API gives it. Amounts are cents. */
export type Estimate = NonNullable<EstimateItemQuery['estimateItem']>;
