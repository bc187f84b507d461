import type { NotAcceptedReason } from '../../../src/contract/generated/types';
import type { ItemAnswers } from '../../world/item-answers';
import { isPlated } from './metal-part';
import { grossMilligrams, typicalGrams } from './weight';

/** Words for things that are never accepted, unless they only describe a color or a shape. */
const RESTRICTED =
  /\b(ivory(?![- ](?:colou?red|dial|enamel|pearls?)\b)|corals?(?![- ](?:gold|colou?red|pink|red|rose)\b)|(?:human|animal) remains|ashes|taxidermy|religious (?:artifacts?|relics?)|(?:firearms?|(?:hand|shot|(?<!\btop[- ]))guns?(?![- ]metal\b)|pistols?|revolvers?|rifles?)(?! (?:charms?|pendants?|earrings?|studs?|brooch(?:es)?|cuff ?links?|pins?|medals?)\b)|ammunition|(?:gift|prepaid|stored[- ]value|prepaid value) cards?|(?:legal[- ]tender )?coins? at face value|legal[- ]tender)\b/i;

const REPLICA = /\b(replicas?|counterfeit|knock-?offs?|fake)\b/i;

const STONES_WITHOUT_VALUE = ['AMETHYST', 'TOPAZ', 'GARNET', 'CUBIC_ZIRCONIA', 'MOISSANITE'];

/** Compares with the usual weight of thin pieces of its kind. */
function isTooLight(answers: ItemAnswers): boolean {
  const gross = grossMilligrams(answers);
  return gross !== null && gross <= typicalGrams(answers).THIN * 1000;
}

/** True without a known metal, hallmark or photo if the piece is also too light. */
function isUnidentified(answers: ItemAnswers): boolean {
  const { kind, metal, stamp, photoIds, stones } = answers;
  return (
    kind !== 'OTHER' &&
    metal === 'UNSURE' &&
    (stamp ?? '') === '' &&
    photoIds.length === 0 &&
    stones.length === 0 &&
    isTooLight(answers)
  );
}

/** Null if the item might secure a card. */
export function notAcceptedReason(answers: ItemAnswers): NotAcceptedReason | null {
  const { kind, name, description, maker, watch, stones } = answers;
  if (RESTRICTED.test(`${name} ${description ?? ''} ${maker ?? ''}`)) return 'RESTRICTED';
  if (kind === 'OTHER') return null;
  if (watch !== null && REPLICA.test(`${name} ${watch.model} ${watch.reference ?? ''}`)) {
    return 'REPLICA';
  }
  if (isPlated(answers)) return 'PLATED';
  if (isUnidentified(answers)) return 'UNIDENTIFIED_METAL';
  const worthless = stones.every(
    ({ type }) => STONES_WITHOUT_VALUE.includes(type) || type === 'OTHER',
  );
  return kind === 'GEMSTONE' && worthless ? 'STONE_WITHOUT_VALUE' : null;
}
