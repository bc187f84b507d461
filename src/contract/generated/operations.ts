/** Every operation of the portal. Generated from src/contract/operations. */
export const OPERATIONS = [
  {
    "name": "acceptCreditOffer",
    "kind": "mutation",
    "source": "spec",
    "sensitive": true
  },
  {
    "name": "application",
    "kind": "query",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "confirmContactChange",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "consents",
    "kind": "query",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "createDocumentUpload",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "currentUser",
    "kind": "query",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "documentsToSign",
    "kind": "query",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "draft",
    "kind": "query",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "getBillingAddress",
    "kind": "query",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "getCashAmount",
    "kind": "query",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "getItemCart",
    "kind": "query",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "getShippingAddress",
    "kind": "query",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "giveDeclineReason",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "recheckCreditReport",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "rejectCreditOffer",
    "kind": "mutation",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "requestAvailabilityNotice",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "saveDraft",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "saveSignUp",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "setCommunicationPreferences",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "signAgreements",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "startApplication",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "startContactChange",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "submitDocumentId",
    "kind": "mutation",
    "source": "spec",
    "sensitive": false
  },
  {
    "name": "submitPersonalInformation",
    "kind": "mutation",
    "source": "designed",
    "sensitive": true
  },
  {
    "name": "updatePersonalInformation",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "withdrawApplication",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  },
  {
    "name": "withdrawElectronicConsent",
    "kind": "mutation",
    "source": "designed",
    "sensitive": false
  }
] as const;

export type OperationName = (typeof OPERATIONS)[number]['name'];
