/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type SignatureRequirement =
  /** The applicant agrees to be bound. */
  | 'AGREE'
  /** The applicant only confirms to have received it. */
  | 'ACKNOWLEDGE';

export type AddressInput = {
  addressFirstLine: string;
  addressSecondLine?: string | null | undefined;
  city: string;
  state: string;
  zip: string;
};

export type PersonalInformationInput = {
  creditApplicationId: string | number;
  firstName: string;
  middleName?: string | null | undefined;
  lastName: string;
  phone: string;
  email: string;
  dob: string;
  /** Nine digits; null keeps the one on file. */
  ssnItin?: string | null | undefined;
  homeAddress: AddressInput;
  annualIncome: number;
  incomeSources: Array<IncomeSource>;
};

export type PersonalInformationUpdate = {
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  homeAddress?: AddressInput | null | undefined;
  shippingAddress?: AddressInput | null | undefined;
  incomeSources?: Array<IncomeSource> | null | undefined;
};

/** What was told when signing up. A consent is the version of the text that was agreed to. */
export type SignUpInput = {
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  referralCode?: string | null | undefined;
  eSignVersion?: string | null | undefined;
  termsVersion?: string | null | undefined;
  /** Agreed to calls and text messages about offers. */
  marketingByText?: boolean | null | undefined;
};

/** One of the two. */
export type ContactInput = {
  phone?: string | null | undefined;
  email?: string | null | undefined;
};

export type DocumentUploadInput = {
  creditApplicationId: string | number;
  kind: DocumentKind;
  fileName: string;
  contentType: string;
  sizeBytes: number;
};

export type SignAgreementsInput = {
  creditApplicationId: string | number;
  signature: string;
  documentIds: Array<string | number>;
};

export type AcceptCreditOfferMutationVariables = Exact<{
  creditApplicationId: string | number;
  ssnItin?: string | null | undefined;
  dob?: string | null | undefined;
  annualIncome?: number | null | undefined;
}>;


export type AcceptCreditOfferMutation = { acceptCreditOffer: { id: string, status: CreditApplicationStatus } | null };

export type ApplicationQueryVariables = Exact<{ [key: string]: never; }>;


export type ApplicationQuery = { currentUser: { id: string, incomeSources: Array<IncomeSource>, signInMethod: SignInMethod, creditApplication: { id: string, status: CreditApplicationStatus, createdAt: string, updatedAt: string, missingInformation: Array<MissingInformation>, documentsRequested: Array<DocumentKind>, dueOn: string | null, closureReason: ClosureReason | null, signedAt: string | null, cancellationEndsOn: string | null, declineReason: DeclineReason | null, documentsReceived: Array<{ documentId: string, kind: DocumentKind, fileName: string }>, frozenBureaus: Array<{ name: BureauName, displayName: string, phone: string, freezePageUrl: string, blocking: boolean }>, offer: { creditLine: number, purchaseApr: number, maximumApr: number, annualFee: number, lateFeeMaximum: number, expiresAt: string, isOpen: boolean, requestedLine: number | null, drawPeriodYears: number | null, repaymentPeriodYears: number | null, counterofferReasons: Array<{ id: string, text: string }> } | null, decision: { decidedOn: string, noticeUrl: string, reasons: Array<{ id: string, text: string }>, agency: { name: string, addressLines: Array<string>, phone: string } | null, score: { score: number, minimum: number, maximum: number, date: string, keyFactors: Array<string>, provider: string } | null } | null } | null } | null };

export type ConfirmContactChangeMutationVariables = Exact<{
  contact: ContactInput;
  code: string;
}>;


export type ConfirmContactChangeMutation = { confirmContactChange: { id: string, phone: string | null, email: string | null } | null };

export type ConsentsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentsQuery = { currentUser: { id: string, consents: { eSignAt: string | null, termsAt: string | null, marketingByText: boolean, marketingByEmail: boolean } } | null };

export type CreateDocumentUploadMutationVariables = Exact<{
  input: DocumentUploadInput;
}>;


export type CreateDocumentUploadMutation = { createDocumentUpload: { documentId: string, uploadUrl: string } | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, firstName: string | null, lastName: string | null, middleName: string | null, phone: string | null, displayName: string | null, email: string | null, dob: string | null, referralCode: string | null, annualIncome: number | null, ssnLastFour: string | null, billingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null } | null, shippingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null } | null, creditApplication: { status: CreditApplicationStatus, id: string } | null } | null };

export type DocumentsToSignQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentsToSignQuery = { currentUser: { id: string, creditApplication: { id: string, documentsToSign: Array<{ id: string, title: string, pages: number, lastUpdated: string, url: string, requirement: SignatureRequirement, agreedOn: string | null }> } | null } | null };

export type DraftQueryVariables = Exact<{
  screen: string;
}>;


export type DraftQuery = { currentUser: { id: string, draft: { screen: string, answers: string | null, savedAt: string } | null } | null };

export type GetBillingAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetBillingAddressQuery = { currentUser: { billingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null, isBilling: boolean | null, isShipping: boolean | null } | null } | null };

export type GetCashAmountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCashAmountQuery = { currentUser: { creditApplication: { id: string } | null } | null };

export type GetItemCartQueryVariables = Exact<{ [key: string]: never; }>;


export type GetItemCartQuery = { currentUser: { creditApplication: { id: string } | null } | null };

export type GetShippingAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShippingAddressQuery = { currentUser: { shippingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null, isBilling: boolean | null, isShipping: boolean | null, isConfirmed: boolean | null } | null } | null };

export type GiveDeclineReasonMutationVariables = Exact<{
  creditApplicationId: string | number;
  reason: DeclineReason;
}>;


export type GiveDeclineReasonMutation = { giveDeclineReason: { id: string, declineReason: DeclineReason | null } | null };

export type RecheckCreditReportMutationVariables = Exact<{
  creditApplicationId: string | number;
}>;


export type RecheckCreditReportMutation = { recheckCreditReport: { id: string, status: CreditApplicationStatus } | null };

export type RejectCreditOfferMutationVariables = Exact<{
  creditApplicationId: string | number;
}>;


export type RejectCreditOfferMutation = { rejectCreditOffer: { status: CreditApplicationStatus } | null };

export type RequestAvailabilityNoticeMutationVariables = Exact<{
  state: string;
}>;


export type RequestAvailabilityNoticeMutation = { requestAvailabilityNotice: { state: string, requestedAt: string } | null };

export type SaveDraftMutationVariables = Exact<{
  screen: string;
  answers?: string | null | undefined;
}>;


export type SaveDraftMutation = { saveDraft: { screen: string, answers: string | null, savedAt: string } | null };

export type SaveSignUpMutationVariables = Exact<{
  input: SignUpInput;
}>;


export type SaveSignUpMutation = { saveSignUp: { id: string, firstName: string | null, lastName: string | null, middleName: string | null, phone: string | null, displayName: string | null, email: string | null, referralCode: string | null, consents: { eSignAt: string | null, termsAt: string | null, marketingByText: boolean, marketingByEmail: boolean } } | null };

export type SetCommunicationPreferencesMutationVariables = Exact<{
  marketingByText: boolean;
  marketingByEmail: boolean;
}>;


export type SetCommunicationPreferencesMutation = { setCommunicationPreferences: { id: string, consents: { eSignAt: string | null, termsAt: string | null, marketingByText: boolean, marketingByEmail: boolean } } | null };

export type SignAgreementsMutationVariables = Exact<{
  input: SignAgreementsInput;
}>;


export type SignAgreementsMutation = { signAgreements: { documentId: string, signedAt: string } | null };

export type StartApplicationMutationVariables = Exact<{
  program: string;
}>;


export type StartApplicationMutation = { startApplication: { id: string, status: CreditApplicationStatus } | null };

export type StartContactChangeMutationVariables = Exact<{
  contact: ContactInput;
}>;


export type StartContactChangeMutation = { startContactChange: { sentAt: string } | null };

export type SubmitDocumentIdMutationVariables = Exact<{
  creditApplicationId: string | number;
  documentId: string | number;
}>;


export type SubmitDocumentIdMutation = { submitDocumentId: { id: string, status: CreditApplicationStatus } | null };

export type SubmitPersonalInformationMutationVariables = Exact<{
  input: PersonalInformationInput;
}>;


export type SubmitPersonalInformationMutation = { submitPersonalInformation: { id: string, status: CreditApplicationStatus } | null };

export type UpdatePersonalInformationMutationVariables = Exact<{
  input: PersonalInformationUpdate;
}>;


export type UpdatePersonalInformationMutation = { updatePersonalInformation: { id: string, firstName: string | null, lastName: string | null, middleName: string | null, phone: string | null, displayName: string | null, email: string | null, incomeSources: Array<IncomeSource>, billingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null } | null, shippingAddress: { addressFirstLine: string | null, addressSecondLine: string | null, city: string | null, state: string | null, zip: string | null } | null } | null };

export type WithdrawApplicationMutationVariables = Exact<{
  creditApplicationId: string | number;
}>;


export type WithdrawApplicationMutation = { withdrawApplication: { id: string, status: CreditApplicationStatus } | null };

export type WithdrawElectronicConsentMutationVariables = Exact<{ [key: string]: never; }>;


export type WithdrawElectronicConsentMutation = { withdrawElectronicConsent: { id: string, consents: { eSignAt: string | null, termsAt: string | null, marketingByText: boolean, marketingByEmail: boolean }, creditApplication: { id: string, status: CreditApplicationStatus } | null } | null };


export const AcceptCreditOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"acceptCreditOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ssnItin"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dob"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"annualIncome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptCreditOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ssnItin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ssnItin"}}},{"kind":"Argument","name":{"kind":"Name","value":"dob"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dob"}}},{"kind":"Argument","name":{"kind":"Name","value":"annualIncome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"annualIncome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<AcceptCreditOfferMutation, AcceptCreditOfferMutationVariables>;
export const ApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"application"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"incomeSources"}},{"kind":"Field","name":{"kind":"Name","value":"signInMethod"}},{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"missingInformation"}},{"kind":"Field","name":{"kind":"Name","value":"documentsRequested"}},{"kind":"Field","name":{"kind":"Name","value":"documentsReceived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"closureReason"}},{"kind":"Field","name":{"kind":"Name","value":"frozenBureaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"freezePageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"blocking"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditLine"}},{"kind":"Field","name":{"kind":"Name","value":"purchaseApr"}},{"kind":"Field","name":{"kind":"Name","value":"maximumApr"}},{"kind":"Field","name":{"kind":"Name","value":"annualFee"}},{"kind":"Field","name":{"kind":"Name","value":"lateFeeMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"requestedLine"}},{"kind":"Field","name":{"kind":"Name","value":"counterofferReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawPeriodYears"}},{"kind":"Field","name":{"kind":"Name","value":"repaymentPeriodYears"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decision"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decidedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"agency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"addressLines"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"keyFactors"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noticeUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationEndsOn"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicationQuery, ApplicationQueryVariables>;
export const ConfirmContactChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmContactChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmContactChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ConfirmContactChangeMutation, ConfirmContactChangeMutationVariables>;
export const ConsentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eSignAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsAt"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByText"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByEmail"}}]}}]}}]}}]} as unknown as DocumentNode<ConsentsQuery, ConsentsQueryVariables>;
export const CreateDocumentUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createDocumentUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DocumentUploadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocumentUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"uploadUrl"}}]}}]}}]} as unknown as DocumentNode<CreateDocumentUploadMutation, CreateDocumentUploadMutationVariables>;
export const CurrentUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"dob"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"annualIncome"}},{"kind":"Field","name":{"kind":"Name","value":"ssnLastFour"}},{"kind":"Field","name":{"kind":"Name","value":"billingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<CurrentUserQuery, CurrentUserQueryVariables>;
export const DocumentsToSignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"documentsToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"documentsToSign"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"pages"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"agreedOn"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DocumentsToSignQuery, DocumentsToSignQueryVariables>;
export const DraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"draft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"screen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"screen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"screen"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]}}]} as unknown as DocumentNode<DraftQuery, DraftQueryVariables>;
export const GetBillingAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getBillingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"isBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isShipping"}}]}}]}}]}}]} as unknown as DocumentNode<GetBillingAddressQuery, GetBillingAddressQueryVariables>;
export const GetCashAmountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getCashAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<GetCashAmountQuery, GetCashAmountQueryVariables>;
export const GetItemCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getItemCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<GetItemCartQuery, GetItemCartQueryVariables>;
export const GetShippingAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getShippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"isBilling"}},{"kind":"Field","name":{"kind":"Name","value":"isShipping"}},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"}}]}}]}}]}}]} as unknown as DocumentNode<GetShippingAddressQuery, GetShippingAddressQueryVariables>;
export const GiveDeclineReasonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"giveDeclineReason"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclineReason"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveDeclineReason"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]}}]} as unknown as DocumentNode<GiveDeclineReasonMutation, GiveDeclineReasonMutationVariables>;
export const RecheckCreditReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"recheckCreditReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recheckCreditReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RecheckCreditReportMutation, RecheckCreditReportMutationVariables>;
export const RejectCreditOfferDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"rejectCreditOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectCreditOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RejectCreditOfferMutation, RejectCreditOfferMutationVariables>;
export const RequestAvailabilityNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestAvailabilityNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAvailabilityNotice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}}]}}]}}]} as unknown as DocumentNode<RequestAvailabilityNoticeMutation, RequestAvailabilityNoticeMutationVariables>;
export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"screen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"screen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"screen"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"answers"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const SaveSignUpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"saveSignUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSignUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eSignAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsAt"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByText"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByEmail"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSignUpMutation, SaveSignUpMutationVariables>;
export const SetCommunicationPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"setCommunicationPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketingByText"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"marketingByEmail"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCommunicationPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"marketingByText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketingByText"}}},{"kind":"Argument","name":{"kind":"Name","value":"marketingByEmail"},"value":{"kind":"Variable","name":{"kind":"Name","value":"marketingByEmail"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eSignAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsAt"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByText"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByEmail"}}]}}]}}]}}]} as unknown as DocumentNode<SetCommunicationPreferencesMutation, SetCommunicationPreferencesMutationVariables>;
export const SignAgreementsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"signAgreements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignAgreementsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signAgreements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]} as unknown as DocumentNode<SignAgreementsMutation, SignAgreementsMutationVariables>;
export const StartApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"program"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"program"},"value":{"kind":"Variable","name":{"kind":"Name","value":"program"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<StartApplicationMutation, StartApplicationMutationVariables>;
export const StartContactChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"startContactChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startContactChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]}}]} as unknown as DocumentNode<StartContactChangeMutation, StartContactChangeMutationVariables>;
export const SubmitDocumentIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"submitDocumentId"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitDocumentId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SubmitDocumentIdMutation, SubmitDocumentIdMutationVariables>;
export const SubmitPersonalInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"submitPersonalInformation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalInformationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitPersonalInformation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SubmitPersonalInformationMutation, SubmitPersonalInformationMutationVariables>;
export const UpdatePersonalInformationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"updatePersonalInformation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonalInformationUpdate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePersonalInformation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"middleName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"incomeSources"}},{"kind":"Field","name":{"kind":"Name","value":"billingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressFirstLine"}},{"kind":"Field","name":{"kind":"Name","value":"addressSecondLine"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}}]}}]}}]}}]} as unknown as DocumentNode<UpdatePersonalInformationMutation, UpdatePersonalInformationMutationVariables>;
export const WithdrawApplicationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawApplication"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawApplication"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"creditApplicationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creditApplicationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<WithdrawApplicationMutation, WithdrawApplicationMutationVariables>;
export const WithdrawElectronicConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawElectronicConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawElectronicConsent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"consents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eSignAt"}},{"kind":"Field","name":{"kind":"Name","value":"termsAt"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByText"}},{"kind":"Field","name":{"kind":"Name","value":"marketingByEmail"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditApplication"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawElectronicConsentMutation, WithdrawElectronicConsentMutationVariables>;