import { barsMeshMains } from './bars-mesh.ts'
import { bathFittings } from './bath-fittings.ts'
import { boardsMains } from './boards.ts'
import { bricksBlocksMains } from './bricks-blocks.ts'
import { cementMains } from './cement.ts'
import { dampProofing } from './damp-proofing.ts'
import { doorHardwareMains } from './door-hardware.ts'
import { doorsWindowsMains } from './doors-windows.ts'
import { drainageTanksMains } from './drainage-tanks.ts'
import { fansConduitsMains } from './fans-conduits.ts'
import { finishesMains } from './finishes.ts'
import { fittingsFastenersMains } from './fittings-fasteners.ts'
import { fittingsLocks } from './fittings-locks.ts'
import { handToolsMains } from './hand-tools.ts'
import { homeElectrics } from './home-electrics.ts'
import { indoorTilesMains } from './indoor-tiles.ts'
import { laminatesMains } from './laminates.ts'
import { masonryGround } from './masonry-ground.ts'
import { mortarMains } from './mortar.ts'
import { outdoorTilesMains } from './outdoor-tiles.ts'
import { pavingShutteringMains } from './paving-shuttering.ts'
import { pipesMains } from './pipes.ts'
import { powerToolsMains } from './power-tools.ts'
import { roofCeiling } from './roof-ceiling.ts'
import { roofingMains } from './roofing.ts'
import { sandAggregateMains } from './sand-aggregate.ts'
import { sanitarywareMains } from './sanitaryware.ts'
import { sinksHeatersMains } from './sinks-heaters.ts'
import { siteEquipmentMains } from './site-equipment.ts'
import { siteSteel } from './site-steel.ts'
import { specialBoards } from './special-boards.ts'
import { specialCements } from './special-cements.ts'
import { specialPaints } from './special-paints.ts'
import { specialTiles } from './special-tiles.ts'
import { stoneMains } from './stone.ts'
import { structuralSteelMains } from './structural-steel.ts'
import { switchgearLightingMains } from './switchgear-lighting.ts'
import { tapsShowersMains } from './taps-showers.ts'
import { wallPaintsMains } from './wall-paints.ts'
import { waterLines } from './water-lines.ts'
import { waterproofingMains } from './waterproofing.ts'
import { wiringMains } from './wiring.ts'
import { workshopSite } from './workshop-site.ts'
import type { Line, LinesBySub, Main } from './types.ts'

const mains: readonly Main[] = [
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

const further: readonly LinesBySub[] = [
  specialCements,
  masonryGround,
  siteSteel,
  specialTiles,
  specialBoards,
  specialPaints,
  dampProofing,
  roofCeiling,
  waterLines,
  bathFittings,
  homeElectrics,
  fittingsLocks,
  workshopSite,
]

function linesFor(subId: string): readonly Line[] {
  return further.flatMap((lines) => lines[subId] ?? [])
}

/** Every line that a further table adds stands on a shelf that there is. */
function checked(all: readonly Main[]): readonly Main[] {
  const known = new Set(all.flatMap((main) => main.subs.map((sub) => sub.id)))
  const lost = further.flatMap((lines) => Object.keys(lines)).filter((id) => !known.has(id))
  if (lost.length > 0) throw new Error(`No subcategory is called ${lost.join(', ')}`)
  return all
}

export const allMains: readonly Main[] = checked(mains).map((main) => ({
  ...main,
  subs: main.subs.map((sub) => ({ ...sub, lines: [...sub.lines, ...linesFor(sub.id)] })),
}))
