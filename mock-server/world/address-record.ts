export interface AddressRecord {
  addressFirstLine: string;
  addressSecondLine: string | null;
  city: string;
  state: string;
  zip: string;
}
