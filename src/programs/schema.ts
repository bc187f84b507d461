import * as v from 'valibot';
import {
  COLOR_DEFAULTS,
  DEFAULT_SUPPORT_PHONE,
  FONT_DEFAULTS,
  TEXT_DEFAULTS,
} from './brand-defaults';

/** "205 100% 38%": hue, saturation, lightness (spec 3, Theme). */
export const HslTriplet = v.pipe(
  v.string(),
  v.regex(/^(?:[0-9]|[1-9]\d|[12]\d\d|3[0-5]\d|360) (?:\d|[1-9]\d|100)% (?:\d|[1-9]\d|100)%$/),
);

const Text = v.pipe(v.string(), v.trim(), v.minLength(1));
const Address = v.pipe(v.string(), v.url());

/** On the files host: `home_light/privacy-notice.pdf`. */
const DocumentFile = v.pipe(v.string(), v.regex(/^[a-z_]+\/[a-z0-9-]+\.pdf$/));

export const FontSchema = v.strictObject({
  fontSans: v.optional(Text, FONT_DEFAULTS.fontSans),
  fontDisplay: v.optional(Text, FONT_DEFAULTS.fontDisplay),
  fontArch: v.optional(Text, FONT_DEFAULTS.fontArch),
});

/** Accent, success, warning and danger default to those of spec 3. */
export const ColorsSchema = v.strictObject({
  foreground: HslTriplet,
  background: HslTriplet,
  accent: v.optional(HslTriplet, COLOR_DEFAULTS.accent),
  secondary: HslTriplet,
  success: v.optional(HslTriplet, COLOR_DEFAULTS.success),
  warning: v.optional(HslTriplet, COLOR_DEFAULTS.warning),
  danger: v.optional(HslTriplet, COLOR_DEFAULTS.danger),
  disabled: HslTriplet,
  buttonPrimary: HslTriplet,
  buttonPrimaryText: HslTriplet,
  buttonSecondary: HslTriplet,
  buttonSecondaryText: HslTriplet,
  headerBackground: HslTriplet,
});

export type ThemeColors = v.InferOutput<typeof ColorsSchema>;

/** As in spec 3; `colors` is the light scheme. */
export const ThemeSchema = v.strictObject({
  font: FontSchema,
  colors: ColorsSchema,
  darkColors: ColorsSchema,
});

/** Defaults may be omitted. */
export type ThemeInput = v.InferInput<typeof ThemeSchema>;
export type Theme = v.InferOutput<typeof ThemeSchema>;

/** In the order of spec 3. */
export const LEGAL_LINK_KEYS = [
  'privacyNotice',
  'privacyPolicy',
  'rateDisclosure',
  'termsOfService',
  'rewardTerms',
  'cardholderAgreement',
  'securityAgreement',
  'patriotAct',
  'accountOpeningDisclosures',
  'eSignDisclosure',
  'tcpa',
] as const;

export type LegalLinkKey = (typeof LEGAL_LINK_KEYS)[number];

const CustomerSupportSchema = v.strictObject({
  phone: v.optional(v.pipe(v.string(), v.regex(/^1-\d{3}-\d{3}-\d{4}$/)), DEFAULT_SUPPORT_PHONE),
  email: v.pipe(v.string(), v.email()),
});

/** Program config of spec 3. Images are URLs, documents are files on the files host. */
export const BrandSchema = v.strictObject({
  logo: Text,
  favicon: Text,
  meta: v.strictObject({ title: Text, description: Text }),
  theme: ThemeSchema,
  images: v.strictObject({ loginBg: Text, homeRoof: Text, emptyState: Text }),
  layout: v.strictObject({
    headerTheme: v.picklist(['light', 'dark']),
    /** Leaves "Sign In" out of the header. */
    loginButtonRemoval: v.boolean(),
    loginPageBackground: v.picklist(['picture', 'plain']),
  }),
  texts: v.strictObject({
    cardName: Text,
    programName: Text,
    customerSupport: CustomerSupportSchema,
    heroSentence: Text,
    /** Start and end of the application, in the brand's voice. */
    welcomeLine: v.optional(Text, TEXT_DEFAULTS.welcomeLine),
    closingLine: v.optional(Text, TEXT_DEFAULTS.closingLine),
  }),
  /** A program may lack a document; its link is then hidden. */
  legalLinks: v.partial(
    v.strictObject({
      privacyNotice: DocumentFile,
      privacyPolicy: DocumentFile,
      rateDisclosure: DocumentFile,
      termsOfService: DocumentFile,
      rewardTerms: DocumentFile,
      cardholderAgreement: DocumentFile,
      securityAgreement: DocumentFile,
      patriotAct: DocumentFile,
      accountOpeningDisclosures: DocumentFile,
      eSignDisclosure: DocumentFile,
      tcpa: DocumentFile,
    }),
  ),
  links: v.strictObject({ appStoreUrl: Address, playStoreUrl: Address }),
});

export type BrandInput = v.InferInput<typeof BrandSchema>;
export type Brand = v.InferOutput<typeof BrandSchema>;
