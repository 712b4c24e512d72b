import { thingsToBuildWith } from './things/things-to-build-with.ts'
import { pipesAndHardware } from './things/pipes-and-hardware.ts'
import { toolsAndPaints } from './things/tools-and-paints.ts'
import { thingsOfAHousehold } from './things/things-of-a-household.ts'
import { appliancesAndKitchenware } from './things/appliances-and-kitchenware.ts'
import { foodAndFarm } from './things/food-and-farm.ts'
import { thingsOfPeople } from './things/things-of-people.ts'

/** Goods by their plainest names, in the scripts of India. */
export const things =
  thingsToBuildWith +
  pipesAndHardware +
  toolsAndPaints +
  thingsOfAHousehold +
  appliancesAndKitchenware +
  foodAndFarm +
  thingsOfPeople
