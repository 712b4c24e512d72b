import { barsMeshMains } from './bars-mesh.ts'
import { boardsMains } from './boards.ts'
import { bricksBlocksMains } from './bricks-blocks.ts'
import { cementMains } from './cement.ts'
import { doorHardwareMains } from './door-hardware.ts'
import { doorsWindowsMains } from './doors-windows.ts'
import { drainageTanksMains } from './drainage-tanks.ts'
import { fansConduitsMains } from './fans-conduits.ts'
import { finishesMains } from './finishes.ts'
import { fittingsFastenersMains } from './fittings-fasteners.ts'
import { handToolsMains } from './hand-tools.ts'
import { indoorTilesMains } from './indoor-tiles.ts'
import { laminatesMains } from './laminates.ts'
import { mortarMains } from './mortar.ts'
import { outdoorTilesMains } from './outdoor-tiles.ts'
import { pavingShutteringMains } from './paving-shuttering.ts'
import { pipesMains } from './pipes.ts'
import { powerToolsMains } from './power-tools.ts'
import { roofingMains } from './roofing.ts'
import { sandAggregateMains } from './sand-aggregate.ts'
import { sanitarywareMains } from './sanitaryware.ts'
import { sinksHeatersMains } from './sinks-heaters.ts'
import { siteEquipmentMains } from './site-equipment.ts'
import { stoneMains } from './stone.ts'
import { structuralSteelMains } from './structural-steel.ts'
import { switchgearLightingMains } from './switchgear-lighting.ts'
import { tapsShowersMains } from './taps-showers.ts'
import { wallPaintsMains } from './wall-paints.ts'
import { waterproofingMains } from './waterproofing.ts'
import { wiringMains } from './wiring.ts'
import type { Main } from './types.ts'

export const allMains: readonly Main[] = [
  ...cementMains,
  ...mortarMains,
  ...bricksBlocksMains,
  ...sandAggregateMains,
  ...pavingShutteringMains,
  ...barsMeshMains,
  ...structuralSteelMains,
  ...indoorTilesMains,
  ...outdoorTilesMains,
  ...stoneMains,
  ...boardsMains,
  ...laminatesMains,
  ...wallPaintsMains,
  ...finishesMains,
  ...roofingMains,
  ...waterproofingMains,
  ...pipesMains,
  ...drainageTanksMains,
  ...tapsShowersMains,
  ...sanitarywareMains,
  ...sinksHeatersMains,
  ...wiringMains,
  ...switchgearLightingMains,
  ...fansConduitsMains,
  ...doorHardwareMains,
  ...fittingsFastenersMains,
  ...handToolsMains,
  ...powerToolsMains,
  ...siteEquipmentMains,
  ...doorsWindowsMains,
]
