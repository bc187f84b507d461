import { ARMED_FORCES } from './programs';

export interface Place {
  readonly code: string;
  readonly name: string;
}

const LIST =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
  'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|' +
  'KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|' +
  'MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|' +
  'NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|' +
  'PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|' +
  'VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|' +
  'AS American Samoa|GU Guam|MP Northern Mariana Islands|PR Puerto Rico|VI U.S. Virgin Islands|' +
  'AA Armed Forces Americas|AE Armed Forces Europe|AP Armed Forces Pacific';

export const PLACES: readonly Place[] = LIST.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(3),
}));

export function placeName(code: string): string {
  return PLACES.find((place) => place.code === code)?.name ?? code;
}

export function isArmedForces(code: string): boolean {
  return ARMED_FORCES.some((known) => known === code);
}
