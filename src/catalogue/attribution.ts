interface MarketingParameter {
  readonly address: string;
  readonly stored: string;
  /** Whether a partner assigns the value, so that nine digits are an ID, not a tax ID. */
  readonly isId?: true;
}

/** Ends the storage names of ad parameters. */
const AD_SUFFIX = '_ad';

/** A new campaign replaces all of them. */
export const CAMPAIGN_PARAMETERS = [
  { address: 'utm_source', stored: 'utmSource' },
  { address: 'utm_medium', stored: 'utmMedium' },
  { address: 'utm_campaign', stored: 'utmCampaign' },
  { address: 'utm_content', stored: 'utmContent' },
] as const satisfies readonly MarketingParameter[];

/**
 * Click IDs: stored only if the performance category, which governs ad storage, is also allowed
 * (spec 4).
 */
export const AD_PARAMETERS = [
  { address: 'gclid', stored: `gclid${AD_SUFFIX}` },
  { address: 'fbclid', stored: `fbclid${AD_SUFFIX}` },
  { address: 'msclkid', stored: `msclkid${AD_SUFFIX}` },
] as const satisfies readonly MarketingParameter[];

export const REFERRAL_PARAMETERS = [
  { address: 'lender_lead_sub_id', stored: 'lenderLeadSubId', isId: true },
  { address: 'lender_lead_id', stored: 'lenderLeadId', isId: true },
  { address: 'sub_id_1', stored: 'trackingSubId1', isId: true },
  { address: 'sub_id_2', stored: 'trackingSubId2', isId: true },
  { address: 'sub_id_3', stored: 'trackingSubId3', isId: true },
  { address: 'affiliate_id', stored: 'affiliateId', isId: true },
  { address: 'transaction_id', stored: 'transactionId', isId: true },
  { address: 'flex_referral_id', stored: 'flexReferralId', isId: true },
  { address: 'ref', stored: 'ref' },
  { address: 'affiliate_ref', stored: 'affiliateRef' },
  { address: 'comparison_ref', stored: 'comparisonRef' },
  { address: 'segmentAnonymousId', stored: 'segmentAnonymousId' },
  { address: 'referralCode', stored: 'referralCode' },
] as const satisfies readonly MarketingParameter[];

/** Stores the entire query if it names a campaign source. */
export const FULL_QUERY = 'utm';

export const MARKETING_PARAMETERS: readonly MarketingParameter[] = [
  ...CAMPAIGN_PARAMETERS,
  ...AD_PARAMETERS,
  ...REFERRAL_PARAMETERS,
];

export const ATTRIBUTION_NAMES: readonly string[] = [
  FULL_QUERY,
  ...MARKETING_PARAMETERS.map(({ stored }) => stored),
];

const ID_NAMES: readonly string[] = MARKETING_PARAMETERS.filter(({ isId }) => isId).flatMap(
  ({ address, stored }) => [address, stored],
);

/** By URL or storage name. */
export function isNineDigitId(name: string, value: string): boolean {
  return ID_NAMES.includes(name) && /^\d{9}$/.test(value);
}
