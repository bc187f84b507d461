export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount of money in integer US cents. */
  Cents: { input: number; output: number; }
  /** A calendar date, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A moment, ISO 8601 with an offset. */
  DateTime: { input: string; output: string; }
};

export type Query = {
  currentUser?: Maybe<User>;
};

export type Mutation = {
  /** Accepts the offer. Error codes: SSN_DUPLICATE, SSN_DOB_MISMATCH, OFFER_CLOSED, TRANSITION_REFUSED. */
  acceptCreditOffer?: Maybe<CreditApplication>;
  /** Declines the offer. Error codes: OFFER_CLOSED, TRANSITION_REFUSED. */
  rejectCreditOffer?: Maybe<CreditApplication>;
  /**
   * Hands in a document by its id: agr_… signed agreements, doc_id_… identity, doc_inc_… income.
   * Error codes: DOCUMENT_UNKNOWN, TRANSITION_REFUSED.
   */
  submitDocumentId?: Maybe<CreditApplication>;
  /** Opens an application, or answers the open one. A closed one that allows it is followed by a new one. */
  startApplication?: Maybe<CreditApplication>;
  /**
   * The personal-information step: saves the applicant and asks for a decision.
   * Error codes: FIELD_INVALID (extensions.field), SSN_DUPLICATE, SSN_DOB_MISMATCH, STATE_UNSUPPORTED,
   * AGE_BELOW_MINIMUM, TRANSITION_REFUSED.
   */
  submitPersonalInformation?: Maybe<CreditApplication>;
  /** Changes what is given and leaves the rest. Error codes: FIELD_INVALID, FIELD_LOCKED. */
  updatePersonalInformation?: Maybe<User>;
  /** Asks for the credit report again after a freeze was lifted. Error code: REPORT_STILL_FROZEN. */
  recheckCreditReport?: Maybe<CreditApplication>;
  /** Closes an open application at the applicant's wish. */
  withdrawApplication?: Maybe<CreditApplication>;
  /** Why an offer was declined; optional, never asked twice. */
  giveDeclineReason?: Maybe<CreditApplication>;
  /** Announces a document and answers the address to PUT its bytes to. Error code: DOCUMENT_REFUSED. */
  createDocumentUpload?: Maybe<DocumentUpload>;
  /**
   * Signs the listed documents with the applicant's typed name. Answers the agr_… id to hand in.
   * Error codes: SIGNATURE_MISMATCH, DOCUMENTS_MISSING, TRANSITION_REFUSED.
   */
  signAgreements?: Maybe<SignedAgreements>;
  /** Keeps what was typed on a screen, as JSON without tax ids and codes; null forgets it. */
  saveDraft?: Maybe<Draft>;
  /** Asks for one message when the program is offered in a state. */
  requestAvailabilityNotice?: Maybe<AvailabilityNotice>;
  /**
   * Saves what somebody told when signing up, as far as the account lacks it; what it has stays.
   * Error code: FIELD_INVALID (extensions.field).
   */
  saveSignUp?: Maybe<User>;
  /** Sends a code to a new phone number or email address. Error codes: FIELD_INVALID, CODES_SENT_TOO_OFTEN. */
  startContactChange?: Maybe<ContactChange>;
  /**
   * Changes the phone number or email address once its code is right, and tells the old one.
   * Error codes: CODE_WRONG, CODE_EXPIRED, CODE_EXHAUSTED, CONTACT_IN_USE.
   */
  confirmContactChange?: Maybe<User>;
  /** Turns marketing by text message and call, and by email, on or off. */
  setCommunicationPreferences?: Maybe<User>;
  /** Withdraws the consent to electronic documents; before a decision that closes the application. */
  withdrawElectronicConsent?: Maybe<User>;
};


export type MutationAcceptCreditOfferArgs = {
  creditApplicationId: Scalars['ID']['input'];
  ssnItin?: InputMaybe<Scalars['String']['input']>;
  dob?: InputMaybe<Scalars['String']['input']>;
  annualIncome?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRejectCreditOfferArgs = {
  creditApplicationId: Scalars['ID']['input'];
};


export type MutationSubmitDocumentIdArgs = {
  creditApplicationId: Scalars['ID']['input'];
  documentId: Scalars['ID']['input'];
};


export type MutationStartApplicationArgs = {
  program: Scalars['String']['input'];
};


export type MutationSubmitPersonalInformationArgs = {
  input: PersonalInformationInput;
};


export type MutationUpdatePersonalInformationArgs = {
  input: PersonalInformationUpdate;
};


export type MutationRecheckCreditReportArgs = {
  creditApplicationId: Scalars['ID']['input'];
};


export type MutationWithdrawApplicationArgs = {
  creditApplicationId: Scalars['ID']['input'];
};


export type MutationGiveDeclineReasonArgs = {
  creditApplicationId: Scalars['ID']['input'];
  reason: DeclineReason;
};


export type MutationCreateDocumentUploadArgs = {
  input: DocumentUploadInput;
};


export type MutationSignAgreementsArgs = {
  input: SignAgreementsInput;
};


export type MutationSaveDraftArgs = {
  screen: Scalars['String']['input'];
  answers?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRequestAvailabilityNoticeArgs = {
  state: Scalars['String']['input'];
};


export type MutationSaveSignUpArgs = {
  input: SignUpInput;
};


export type MutationStartContactChangeArgs = {
  contact: ContactInput;
};


export type MutationConfirmContactChangeArgs = {
  contact: ContactInput;
  code: Scalars['String']['input'];
};


export type MutationSetCommunicationPreferencesArgs = {
  marketingByText: Scalars['Boolean']['input'];
  marketingByEmail: Scalars['Boolean']['input'];
};

export type User = {
  id: Scalars['ID']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  middleName?: Maybe<Scalars['String']['output']>;
  /** E.164. */
  phone?: Maybe<Scalars['String']['output']>;
  displayName?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** YYYY-MM-DD. */
  dob?: Maybe<Scalars['String']['output']>;
  referralCode?: Maybe<Scalars['String']['output']>;
  /** Whole dollars. */
  annualIncome?: Maybe<Scalars['Int']['output']>;
  ssnLastFour?: Maybe<Scalars['String']['output']>;
  billingAddress?: Maybe<Address>;
  shippingAddress?: Maybe<Address>;
  creditApplication?: Maybe<CreditApplication>;
  incomeSources: Array<IncomeSource>;
  /** How the person signs in; that contact can only be changed with a code. */
  signInMethod: SignInMethod;
  draft?: Maybe<Draft>;
  consents: Consents;
};


export type UserDraftArgs = {
  screen: Scalars['String']['input'];
};

export type Consents = {
  /** When the person agreed to receive documents electronically. */
  eSignAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the person agreed to the Terms of Service and the Privacy Policy. */
  termsAt?: Maybe<Scalars['DateTime']['output']>;
  marketingByText: Scalars['Boolean']['output'];
  marketingByEmail: Scalars['Boolean']['output'];
};

export type Address = {
  addressFirstLine?: Maybe<Scalars['String']['output']>;
  addressSecondLine?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  /** Two letters. */
  state?: Maybe<Scalars['String']['output']>;
  /** Five digits. */
  zip?: Maybe<Scalars['String']['output']>;
  isBilling?: Maybe<Scalars['Boolean']['output']>;
  isShipping?: Maybe<Scalars['Boolean']['output']>;
  isConfirmed?: Maybe<Scalars['Boolean']['output']>;
};

export type CreditApplicationStatus =
  | 'APPRAISAL_IN_PROGRESS'
  | 'CANCELED_DUPE'
  | 'CANCELED_HARD'
  | 'CANCELED_SOFT'
  | 'COMPLETE'
  | 'CREATED'
  | 'CREDIT_DENIED'
  | 'CREDIT_FREEZE'
  | 'FIN_INFO_NEEDED'
  | 'INVALID_STATE'
  | 'ITEM_UNDER_REVIEW'
  | 'MANUAL_REVIEW'
  | 'NOT_PREQUALIFIED'
  | 'OFFER_ACCEPTED'
  | 'OFFER_DECISION_NEEDED'
  | 'OFFER_REJECTED'
  | 'PREQUALIFIED'
  | 'PREQUAL_INFO_GIVEN'
  | 'PREQUAL_ITEM_VALUED'
  | 'SHIPPED'
  | 'VERIFY_DOC';

export type CreditApplication = {
  id: Scalars['ID']['output'];
  status: CreditApplicationStatus;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  /** What is still missing before the application can go on. */
  missingInformation: Array<MissingInformation>;
  documentsRequested: Array<DocumentKind>;
  /** Documents handed in and not yet checked. */
  documentsReceived: Array<ReceivedDocument>;
  /** By when missing information, a document or the lift of a freeze is needed. */
  dueOn?: Maybe<Scalars['Date']['output']>;
  closureReason?: Maybe<ClosureReason>;
  /** The credit bureaus whose report is frozen. */
  frozenBureaus: Array<Bureau>;
  offer?: Maybe<Offer>;
  decision?: Maybe<Decision>;
  /** When the agreements were signed. */
  signedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last day on which a home-secured line can be cancelled (L-14). */
  cancellationEndsOn?: Maybe<Scalars['Date']['output']>;
  documentsToSign: Array<DocumentToSign>;
  declineReason?: Maybe<DeclineReason>;
};

export type MissingInformation =
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'PHONE'
  | 'EMAIL'
  | 'DATE_OF_BIRTH'
  | 'HOME_ADDRESS'
  | 'TAX_ID'
  | 'ANNUAL_INCOME'
  | 'INCOME_SOURCES';

export type DocumentKind =
  | 'IDENTITY'
  | 'INCOME';

export type ClosureReason =
  | 'WITHDRAWN'
  | 'INACTIVE'
  | 'OFFER_EXPIRED'
  | 'NOT_COMPLETED';

export type BureauName =
  | 'EQUIFAX'
  | 'EXPERIAN'
  | 'TRANSUNION';

export type Bureau = {
  name: BureauName;
  displayName: Scalars['String']['output'];
  /** As printed, with dashes. */
  phone: Scalars['String']['output'];
  freezePageUrl: Scalars['String']['output'];
  /** Whether this bureau's freeze stopped us. */
  blocking: Scalars['Boolean']['output'];
};

export type IncomeSource =
  | 'JOB'
  | 'SELF_EMPLOYMENT'
  | 'RETIREMENT'
  | 'SOCIAL_SECURITY'
  | 'VETERANS_BENEFITS'
  | 'PUBLIC_ASSISTANCE'
  | 'INVESTMENTS'
  | 'CHILD_SUPPORT'
  | 'SHARED_INCOME'
  | 'OTHER';

export type SignInMethod =
  | 'SMS'
  | 'EMAIL';

export type DeclineReason =
  | 'LINE_TOO_LOW'
  | 'RATE_TOO_HIGH'
  | 'CHANGED_MIND'
  | 'WANT_ITEMS_BACK'
  | 'OTHER';

export type Offer = {
  creditLine: Scalars['Cents']['output'];
  /** Percent, such as 24.99; variable. */
  purchaseApr: Scalars['Float']['output'];
  maximumApr: Scalars['Float']['output'];
  annualFee: Scalars['Cents']['output'];
  lateFeeMaximum: Scalars['Cents']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether the offer can still be accepted. */
  isOpen: Scalars['Boolean']['output'];
  /** Less than asked for: what was asked, and why. */
  requestedLine?: Maybe<Scalars['Cents']['output']>;
  counterofferReasons: Array<Reason>;
  /** Home-secured lines: years in which money can be drawn, and years to repay. */
  drawPeriodYears?: Maybe<Scalars['Int']['output']>;
  repaymentPeriodYears?: Maybe<Scalars['Int']['output']>;
};

export type Reason = {
  /** Id in the catalogue of reasons, such as R01. */
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type Decision = {
  decidedOn: Scalars['Date']['output'];
  reasons: Array<Reason>;
  /** The consumer reporting agency whose report was used. */
  agency?: Maybe<ReportingAgency>;
  score?: Maybe<CreditScore>;
  /** Address of the notice of action taken, a PDF that needs the access token. */
  noticeUrl: Scalars['String']['output'];
};

export type ReportingAgency = {
  name: Scalars['String']['output'];
  addressLines: Array<Scalars['String']['output']>;
  phone: Scalars['String']['output'];
};

export type CreditScore = {
  score: Scalars['Int']['output'];
  minimum: Scalars['Int']['output'];
  maximum: Scalars['Int']['output'];
  date: Scalars['Date']['output'];
  keyFactors: Array<Scalars['String']['output']>;
  provider: Scalars['String']['output'];
};

export type SignatureRequirement =
  /** The applicant agrees to be bound. */
  | 'AGREE'
  /** The applicant only confirms to have received it. */
  | 'ACKNOWLEDGE';

export type DocumentToSign = {
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  pages: Scalars['Int']['output'];
  lastUpdated: Scalars['Date']['output'];
  url: Scalars['String']['output'];
  requirement: SignatureRequirement;
  /** When the applicant already agreed, such as to receive documents electronically. */
  agreedOn?: Maybe<Scalars['Date']['output']>;
};

export type ReceivedDocument = {
  documentId: Scalars['ID']['output'];
  kind: DocumentKind;
  fileName: Scalars['String']['output'];
};

export type DocumentUpload = {
  documentId: Scalars['ID']['output'];
  uploadUrl: Scalars['String']['output'];
};

export type SignedAgreements = {
  documentId: Scalars['ID']['output'];
  signedAt: Scalars['DateTime']['output'];
};

export type Draft = {
  screen: Scalars['String']['output'];
  answers?: Maybe<Scalars['String']['output']>;
  savedAt: Scalars['DateTime']['output'];
};

export type ContactChange = {
  /** When the code was sent. */
  sentAt: Scalars['DateTime']['output'];
};

export type AvailabilityNotice = {
  state: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
};

export type AddressInput = {
  addressFirstLine: Scalars['String']['input'];
  addressSecondLine?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  state: Scalars['String']['input'];
  zip: Scalars['String']['input'];
};

export type PersonalInformationInput = {
  creditApplicationId: Scalars['ID']['input'];
  firstName: Scalars['String']['input'];
  middleName?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  email: Scalars['String']['input'];
  dob: Scalars['String']['input'];
  /** Nine digits; null keeps the one on file. */
  ssnItin?: InputMaybe<Scalars['String']['input']>;
  homeAddress: AddressInput;
  annualIncome: Scalars['Int']['input'];
  incomeSources: Array<IncomeSource>;
};

export type PersonalInformationUpdate = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  homeAddress?: InputMaybe<AddressInput>;
  shippingAddress?: InputMaybe<AddressInput>;
  incomeSources?: InputMaybe<Array<IncomeSource>>;
};

/** What was told when signing up. A consent is the version of the text that was agreed to. */
export type SignUpInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  middleName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  referralCode?: InputMaybe<Scalars['String']['input']>;
  eSignVersion?: InputMaybe<Scalars['String']['input']>;
  termsVersion?: InputMaybe<Scalars['String']['input']>;
  /** Agreed to calls and text messages about offers. */
  marketingByText?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One of the two. */
export type ContactInput = {
  phone?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type DocumentUploadInput = {
  creditApplicationId: Scalars['ID']['input'];
  kind: DocumentKind;
  fileName: Scalars['String']['input'];
  contentType: Scalars['String']['input'];
  sizeBytes: Scalars['Int']['input'];
};

export type SignAgreementsInput = {
  creditApplicationId: Scalars['ID']['input'];
  signature: Scalars['String']['input'];
  documentIds: Array<Scalars['ID']['input']>;
};
