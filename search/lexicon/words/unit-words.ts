import { lengthAndAreaWords } from './units/lengths-and-areas.ts'
import { loadWords } from './units/loads.ts'
import { packAndPieceWords } from './units/packs-and-pieces.ts'
import { ratingWords } from './units/ratings.ts'
import { weightAndVolumeWords } from './units/weights-and-volumes.ts'

/**
 * Words for units, as reviewed data. One row: the unit, the language, how sure the row is, the words. Of a word with several units the
 * first row counts.
 */
export const unitWords: string = [
  packAndPieceWords,
  weightAndVolumeWords,
  lengthAndAreaWords,
  loadWords,
  ratingWords,
].join('')
