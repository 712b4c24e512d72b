import { cementAndMasonryWords } from './products/cement-and-masonry.ts'
import { steelAndStructureWords } from './products/steel-and-structure.ts'
import { tilesAndStoneWords } from './products/tiles-and-stone.ts'
import { woodAndDoorsWords } from './products/wood-and-doors.ts'
import { hardwareWords } from './products/hardware.ts'
import { pipesAndFittingsWords } from './products/pipes-and-fittings.ts'
import { bathAndWaterWords } from './products/bath-and-water.ts'
import { electricalWords } from './products/electrical.ts'
import { paintAndWaterproofingWords } from './products/paint-and-waterproofing.ts'
import { buildingOtherWords } from './products/building-others.ts'
import { goodsElsewhereWords } from './products/goods-elsewhere.ts'
import { calledOtherwise } from './products/elsewhere/called-otherwise.ts'
import { everydayNames } from './products/everyday/everyday-names.ts'
import { foodAndGardenWords } from './products/food-and-garden.ts'
import { householdWords } from './products/household.ts'
import { manyLanguageWords } from './products/in-many-languages.ts'
import { goodsOfPeople } from './products/of-people.ts'
import { otherKindWords } from './products/other-kinds.ts'
import { otherNames } from './products/other-names.ts'
import { partsAndSparesWords } from './products/parts-and-spares.ts'
import { plainPairs } from './products/plain-pairs.ts'
import { stockNames } from './products/stock/stock-names.ts'
import { toolsAndSiteWords } from './products/tools-and-site.ts'
import { tradeNames } from './products/trade-names.ts'
import { worksAndServicesWords } from './products/works-and-services.ts'

/**
 * Words of the building trade for what is bought, as reviewed data. One row: the product kind, the language, how sure the row
 * is (high, mid, low: all but English want a native speaker's check), the words, separated by tabs and bars. A product kind
 * of several words is what all of them say: `opc cement` is also `cement`, while `solvent_cement` is not. `=` stands for rows whose
 * words are a product kind each.
 */
export const productWords: string = [
  cementAndMasonryWords,
  steelAndStructureWords,
  tilesAndStoneWords,
  woodAndDoorsWords,
  hardwareWords,
  pipesAndFittingsWords,
  bathAndWaterWords,
  electricalWords,
  paintAndWaterproofingWords,
  toolsAndSiteWords,
  buildingOtherWords,
  householdWords,
  foodAndGardenWords,
  partsAndSparesWords,
  calledOtherwise,
  goodsElsewhereWords,
  goodsOfPeople,
  otherKindWords,
  otherNames,
  manyLanguageWords,
  worksAndServicesWords,
  tradeNames,
  everydayNames,
  stockNames,
  plainPairs,
].join('')
