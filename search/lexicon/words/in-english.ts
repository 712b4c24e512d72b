import { materialsAndColours } from './other-scripts/materials-and-colours.ts'
import { ofPeople } from './other-scripts/of-people.ts'
import { placesAndKinds } from './other-scripts/places-and-kinds.ts'
import { shapesAndQualities } from './other-scripts/shapes-and-qualities.ts'
import { things } from './other-scripts/things.ts'
import { uses } from './other-scripts/uses.ts'

/**
 * Plain words of the scripts of India by what they are in English, as reviewed data; a native speaker's check is wanted. One row:
 * the English words, then those of the other scripts, separated by a tab and bars. A word may stand in several rows.
 */
export const inEnglish = {
  /** Words that only tell which thing is meant: of iron, for the kitchen, red. */
  describing: materialsAndColours + placesAndKinds + uses + shapesAndQualities + ofPeople,
  things,
}
