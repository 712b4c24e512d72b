import { coloursAndSizes } from './speech/colours-and-sizes.ts'
import { connectives } from './speech/connectives.ts'
import { corrections } from './speech/corrections.ts'
import { courtesies } from './speech/courtesies.ts'
import { specificationWords } from './speech/specification-words.ts'
import { timesAndPlaces } from './speech/times-and-places.ts'
import { towns } from './speech/towns.ts'

/**
 * Other phrases of an order, as reviewed data. One row: what it does, the language, how sure the row is, the words. A colour stands
 * for itself; `and` separates product kinds; what corrects or cancels does so; everything else is set aside.
 */
export const phrases: string = [
  connectives,
  courtesies,
  specificationWords,
  timesAndPlaces,
  towns,
  corrections,
  coloursAndSizes,
].join('')
