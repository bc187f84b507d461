import {
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLNamedType,
  type GraphQLType,
} from 'graphql';

export interface TypeVerdict {
  readonly breaking: readonly string[];
  readonly safe: readonly string[];
}

/** The types inside lists and non-null, if both have the same structure. */
export interface ComparedTypes extends TypeVerdict {
  readonly named: { readonly ours: GraphQLNamedType; readonly theirs: GraphQLNamedType } | null;
}

/** JSON types; of other scalars only the name is known. */
const WRITTEN: Readonly<Record<string, string>> = {
  ID: 'text',
  String: 'text',
  Date: 'text',
  DateTime: 'text',
  Int: 'integer',
  Cents: 'integer',
  Float: 'number',
  Boolean: 'boolean',
};

const SAME: TypeVerdict = { breaking: [], safe: [] };

const join = (a: TypeVerdict, b: TypeVerdict): TypeVerdict => ({
  breaking: [...a.breaking, ...b.breaking],
  safe: [...a.safe, ...b.safe],
});

/** Whether a value written as `from` can be read as `to`. */
function fits(from: string, to: string): boolean {
  const [written, expected] = [WRITTEN[from], WRITTEN[to]];
  if (written === undefined || expected === undefined) return false;
  return written === expected || (written === 'integer' && expected === 'number');
}

type Direction = 'answer' | 'input';

function compareNamed(
  ours: GraphQLNamedType,
  theirs: GraphQLNamedType,
  direction: Direction,
): TypeVerdict {
  if (ours.name === theirs.name) return SAME;
  if (isScalarType(ours) && isScalarType(theirs)) {
    const harmless =
      direction === 'answer' ? fits(theirs.name, ours.name) : fits(ours.name, theirs.name);
    return harmless
      ? { breaking: [], safe: ['written in the same way'] }
      : { breaking: ['another type'], safe: [] };
  }
  if (isEnumType(ours) && isEnumType(theirs)) {
    return { breaking: [], safe: ['another name'] };
  }
  // Objects are compared by their fields and the `__typename`.
  if (!isScalarType(ours) && !isEnumType(ours) && !isScalarType(theirs) && !isEnumType(theirs)) {
    return SAME;
  }
  return { breaking: ['another kind of type'], safe: [] };
}

function compareNull(ours: boolean, theirs: boolean, direction: Direction): TypeVerdict {
  if (ours === theirs) return SAME;
  if (direction === 'answer') {
    return ours
      ? { breaking: ['may be null there'], safe: [] }
      : { breaking: [], safe: ['is never null there'] };
  }
  return ours
    ? { breaking: [], safe: ['may be null there'] }
    : { breaking: ['must not be null there, and the portal may leave it out'], safe: [] };
}

/** Includes lists and non-null, as output or input. */
export function compareTypes(
  ours: GraphQLType,
  theirs: GraphQLType,
  direction: Direction,
): ComparedTypes {
  const [ourBare, theirBare] = [
    isNonNullType(ours) ? ours.ofType : ours,
    isNonNullType(theirs) ? theirs.ofType : theirs,
  ];
  const nulls = compareNull(isNonNullType(ours), isNonNullType(theirs), direction);
  if (isListType(ourBare) && isListType(theirBare)) {
    const inner = compareTypes(ourBare.ofType, theirBare.ofType, direction);
    return { ...join(nulls, inner), named: inner.named };
  }
  if (isListType(ourBare) || isListType(theirBare)) {
    const list = isListType(theirBare) ? 'a list there' : 'no list there';
    return { ...join(nulls, { breaking: [list], safe: [] }), named: null };
  }
  const verdict = join(nulls, compareNamed(ourBare, theirBare, direction));
  return { ...verdict, named: { ours: ourBare, theirs: theirBare } };
}
