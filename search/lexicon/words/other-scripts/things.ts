import { thingsToBuildWith } from './things/things-to-build-with.ts'
import { partsAndFittings } from './things/parts-and-fittings.ts'
import { toolsAndPaints } from './things/tools-and-paints.ts'
import { thingsOfAHousehold } from './things/things-of-a-household.ts'

/** Goods by their plainest names, in the scripts of India. */
export const things = thingsToBuildWith + partsAndFittings + toolsAndPaints + thingsOfAHousehold
