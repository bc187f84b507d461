/** Schemas as lenders might write them: the specified parts of the data API, in different words. */

const STATUSES = `
  enum CreditApplicationStatus {
    CREATED PREQUAL_INFO_GIVEN PREQUAL_ITEM_VALUED APPRAISAL_IN_PROGRESS FIN_INFO_NEEDED PREQUALIFIED
    NOT_PREQUALIFIED SHIPPED ITEM_UNDER_REVIEW OFFER_DECISION_NEEDED OFFER_ACCEPTED OFFER_REJECTED
    VERIFY_DOC MANUAL_REVIEW CREDIT_FREEZE CREDIT_DENIED CANCELED_DUPE CANCELED_HARD CANCELED_SOFT
    INVALID_STATE COMPLETE`;

export const MATCHING = `
  schema { query: RootQuery mutation: RootMutation subscription: RootSubscription }
  interface Node { id: ID! }
  "Seconds since the epoch."
  scalar Timestamp
  type RootQuery { currentUser: User node(id: ID!): Node branches(near: String = "97205"): [Branch!]! }
  type RootSubscription { statusChanged: CreditApplicationStatus! }
  type RootMutation {
    acceptCreditOffer(
      creditApplicationId: ID!, ssnItin: String, dob: String, annualIncome: Int, channel: String = "web"
    ): CreditApplication
    rejectCreditOffer(creditApplicationId: ID!, reason: String): CreditApplication
    submitDocumentId(creditApplicationId: ID!, documentId: ID!): CreditApplication
    openBranch(name: String!): Branch
  }
  type Branch implements Node { id: ID! name: String! openedAt: Timestamp! }
  type User implements Node {
    id: ID! firstName: String lastName: String middleName: String phone: String displayName: String
    email: String dob: String referralCode: String annualIncome: Int ssnLastFour: String
    billingAddress: Address shippingAddress: Address creditApplication: CreditApplication
    loyaltyPoints: Int! branch: Branch
  }
  type Address {
    addressFirstLine: String addressSecondLine: String city: String state: String zip: String
    isBilling: Boolean isShipping: Boolean isConfirmed: Boolean plusFour: String!
  }
  type CreditApplication implements Node {
    id: ID! status: CreditApplicationStatus! openedAt: Timestamp!
  }
  ${STATUSES} }
`;

export const DRIFTED = `
  type Query { currentUser: User! }
  type Mutation {
    acceptCreditOffer(
      creditApplicationId: String!, ssnItin: String!, annualIncome: Float, otp: String!
    ): CreditApplication
    submitDocumentId(creditApplicationId: ID!, documentId: ID!): CreditApplication!
  }
  type User {
    id: ID! firstName: String lastName: String middleName: String phone: String
    displayName: String @deprecated(reason: "Use firstName and lastName")
    email: [String] dob: Int referralCode: String annualIncome: Float
    billingAddress: PostalAddress shippingAddress: PostalAddress creditApplication: CreditApplication
  }
  type PostalAddress {
    addressFirstLine: String addressSecondLine: String city: String! state: String! zip: String!
    isBilling: Boolean! isShipping: Boolean! isConfirmed: Boolean!
  }
  type CreditApplication { id: ID! status: CreditApplicationStatus! }
  ${STATUSES} ARCHIVED }
`;
