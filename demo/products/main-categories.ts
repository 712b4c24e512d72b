import { barsMeshMains } from './steel-structure/bars-mesh.ts'
import { bathFittings } from './bath-kitchen/more-bath-kitchen.ts'
import { boardsMains } from './ply-laminates/plywood-boards.ts'
import { bricksBlocksMains } from './cement-masonry/bricks-blocks.ts'
import { cementMains } from './cement-masonry/cement.ts'
import { dampProofing } from './doors-roofing/more-waterproofing.ts'
import { doorHardwareMains } from './hardware-tools/door-hardware.ts'
import { doorsWindowsMains } from './doors-roofing/doors-windows.ts'
import { drainageTanksMains } from './plumbing/drainage-tanks.ts'
import { fansConduitsMains } from './electrical-lighting/fans-conduits.ts'
import { finishesMains } from './paint-finishes/wood-metal-paints.ts'
import { fittingsFastenersMains } from './hardware-tools/fittings-fasteners.ts'
import { fittingsLocks } from './hardware-tools/more-hardware.ts'
import { handToolsMains } from './hardware-tools/hand-tools.ts'
import { homeElectrics } from './electrical-lighting/more-electrical.ts'
import { indoorTilesMains } from './tiles-stone/indoor-tiles.ts'
import { laminatesMains } from './ply-laminates/laminates-adhesives.ts'
import { masonryGround } from './cement-masonry/more-masonry.ts'
import { mortarMains } from './cement-masonry/mortar-admixtures.ts'
import { outdoorTilesMains } from './tiles-stone/outdoor-tiles.ts'
import { pavingShutteringMains } from './cement-masonry/paving-shuttering.ts'
import { pipesMains } from './plumbing/pipes.ts'
import { powerToolsMains } from './hardware-tools/power-tools-safety.ts'
import { roofCeiling } from './doors-roofing/more-roofing-ceilings.ts'
import { roofingMains } from './doors-roofing/roofing.ts'
import { sandAggregateMains } from './cement-masonry/sand-aggregate.ts'
import { sanitarywareMains } from './bath-kitchen/sanitaryware.ts'
import { sinksHeatersMains } from './bath-kitchen/sinks-heaters.ts'
import { siteEquipmentMains } from './hardware-tools/site-equipment.ts'
import { siteSteel } from './steel-structure/more-steel.ts'
import { specialBoards } from './ply-laminates/more-boards.ts'
import { specialCements } from './cement-masonry/more-cement.ts'
import { specialPaints } from './paint-finishes/more-paints.ts'
import { specialTiles } from './tiles-stone/more-tiles-stone.ts'
import { stoneMains } from './tiles-stone/stone.ts'
import { structuralSteelMains } from './steel-structure/sections-pipes.ts'
import { switchgearLightingMains } from './electrical-lighting/switchgear-lighting.ts'
import { tapsShowersMains } from './bath-kitchen/taps-showers.ts'
import { wallPaintsMains } from './paint-finishes/wall-paints.ts'
import { waterLines } from './plumbing/more-plumbing.ts'
import { waterproofingMains } from './doors-roofing/waterproofing-ceilings.ts'
import { wiringMains } from './electrical-lighting/wiring-switches.ts'
import { workshopSite } from './hardware-tools/more-tools.ts'
import type { Line, LinesBySub, Main } from './rows.ts'

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
