// Parts of the data API that the specification shows (spec 3, 4, 7). All others must say that they
// were designed here.
import { Kind } from 'graphql';

const SPECIFIED = {
  Query: 'currentUser',
  Mutation: 'acceptCreditOffer rejectCreditOffer submitDocumentId',
  User:
    'id firstName lastName middleName phone displayName email dob referralCode annualIncome ' +
    'ssnLastFour billingAddress shippingAddress creditApplication',
  Address: 'addressFirstLine addressSecondLine city state zip isBilling isShipping isConfirmed',
  CreditApplication: 'id status',
  CreditApplicationStatus:
    'APPRAISAL_IN_PROGRESS CANCELED_DUPE CANCELED_HARD CANCELED_SOFT COMPLETE CREATED CREDIT_DENIED ' +
    'CREDIT_FREEZE FIN_INFO_NEEDED INVALID_STATE ITEM_UNDER_REVIEW MANUAL_REVIEW NOT_PREQUALIFIED ' +
    'OFFER_ACCEPTED OFFER_DECISION_NEEDED OFFER_REJECTED PREQUALIFIED PREQUAL_INFO_GIVEN ' +
    'PREQUAL_ITEM_VALUED SHIPPED VERIFY_DOC',
};

const isDesigned = (node) =>
  node.directives?.some(({ name }) => name.value === 'designed') ?? false;

function problemOf(place, { specified, designed }) {
  if (specified && designed) return [`${place} is the specification's: take @designed away`];
  if (!specified && !designed) return [`${place} is not in the specification: mark it @designed`];
  return [];
}

/** Wrong or missing source marks of types, fields and values. */
export function sourceProblems(schema) {
  return schema.definitions.flatMap((type) => {
    if (type.kind === Kind.DIRECTIVE_DEFINITION || type.name === undefined) return [];
    const name = type.name.value;
    const members = type.fields ?? type.values ?? [];
    const specified = Object.hasOwn(SPECIFIED, name) ? SPECIFIED[name].split(' ') : null;
    if (specified === null)
      return problemOf(name, { specified: false, designed: isDesigned(type) });
    const present = members.map((member) => member.name.value);
    return [
      ...problemOf(name, { specified: true, designed: isDesigned(type) }),
      ...specified
        .filter((member) => !present.includes(member))
        .map((member) => `${name}.${member} of the specification is missing`),
      ...members.flatMap((member) =>
        problemOf(`${name}.${member.name.value}`, {
          specified: specified.includes(member.name.value),
          designed: isDesigned(member),
        }),
      ),
    ];
  });
}

/** Only some fields can be generated: an invented object or enum value would be misleading. */
export function fillProblems(schema) {
  const scalars = new Set(['ID', 'String', 'Int', 'Float', 'Boolean']);
  for (const { kind, name } of schema.definitions) {
    if (kind === Kind.SCALAR_TYPE_DEFINITION) scalars.add(name.value);
  }
  return schema.definitions.flatMap((type) =>
    (type.kind === Kind.OBJECT_TYPE_DEFINITION ? (type.fields ?? []) : [])
      .filter(({ directives }) => directives.some(({ name }) => name.value === 'mayBeFilled'))
      .filter((field) => {
        const inner = field.type.kind === Kind.NON_NULL_TYPE ? field.type.type : field.type;
        return inner.kind !== Kind.NAMED_TYPE || !scalars.has(inner.name.value);
      })
      .map(
        (field) => `${type.name.value}.${field.name.value} is not a scalar: it cannot be filled`,
      ),
  );
}
