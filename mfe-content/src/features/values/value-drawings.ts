import warfare from '../../pictures/value-warfare.svg';
import witnessing from '../../pictures/value-witnessing.svg';
import word from '../../pictures/value-word.svg';
import worksOfService from '../../pictures/value-works-of-service.svg';
import worksOfTheHolySpirit from '../../pictures/value-works-of-the-holy-spirit.svg';
import worship from '../../pictures/value-worship.svg';

/** The values' pictures, by the entry's key. Six of the seven have a card (specification, section 2). */
export const VALUE_DRAWINGS: Readonly<Record<string, string>> = {
  word,
  worship,
  warfare,
  witnessing,
  'works-of-the-holy-spirit': worksOfTheHolySpirit,
  'works-of-service': worksOfService,
};
