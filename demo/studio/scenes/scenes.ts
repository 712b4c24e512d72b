import { basinScenes } from './bath-kitchen/basins.ts'
import { bathroomAccessoryScenes } from './bath-kitchen/bathroom-accessories.ts'
import { healthFaucetScenes } from './bath-kitchen/health-faucet.ts'
import { heaterScenes } from './bath-kitchen/heaters.ts'
import { sanitarywareScenes } from './bath-kitchen/sanitaryware.ts'
import { showerScenes } from './bath-kitchen/showers.ts'
import { tapScenes } from './bath-kitchen/taps.ts'
import { wallTapScenes } from './bath-kitchen/wall-taps.ts'
import { bagScenes } from './cement-masonry/bags.ts'
import { brickScenes } from './cement-masonry/bricks.ts'
import { heapScenes } from './cement-masonry/heaps.ts'
import { pavingScenes } from './cement-masonry/paving.ts'
import { ceilingScenes } from './doors-roofing/ceilings.ts'
import { doorScenes } from './doors-roofing/doors.ts'
import { roofScenes } from './doors-roofing/roofs.ts'
import { windowScenes } from './doors-roofing/windows.ts'
import { breakerScenes } from './electrical-lighting/breakers.ts'
import { cableScenes } from './electrical-lighting/cables.ts'
import { fanScenes } from './electrical-lighting/fans.ts'
import { lampScenes } from './electrical-lighting/lamps.ts'
import { switchScenes } from './electrical-lighting/switches.ts'
import { doorCloserScenes } from './hardware-tools/door-closers.ts'
import { doorHardwareScenes } from './hardware-tools/door-hardware.ts'
import { fastenerScenes } from './hardware-tools/fasteners.ts'
import { fittingScenes } from './hardware-tools/fittings.ts'
import { handToolScenes } from './hardware-tools/hand-tools.ts'
import { lockScenes } from './hardware-tools/locks.ts'
import { measuringToolScenes } from './hardware-tools/measuring-tools.ts'
import { powerToolScenes } from './hardware-tools/power-tools.ts'
import { safetyClothesScenes } from './hardware-tools/safety-clothes.ts'
import { safetyShoeScenes } from './hardware-tools/safety-shoes.ts'
import { safetyScenes } from './hardware-tools/safety.ts'
import { siteEquipmentScenes } from './hardware-tools/site-equipment.ts'
import { bottleScenes } from './paint-finishes/bottles.ts'
import { canScenes } from './paint-finishes/cans.ts'
import { paintToolScenes } from './paint-finishes/paint-tools.ts'
import { sealantScenes } from './paint-finishes/sealants.ts'
import { tinScenes } from './paint-finishes/tins.ts'
import { pipeFittingScenes } from './plumbing/pipe-fittings.ts'
import { pumpScenes } from './plumbing/pumps.ts'
import { drainScenes } from './plumbing/drains.ts'
import { tankScenes } from './plumbing/tanks.ts'
import { boardScenes } from './ply-laminates/boards.ts'
import { laminateScenes } from './ply-laminates/laminates.ts'
import { barScenes } from './steel-structure/bars.ts'
import { pipeScenes } from './steel-structure/pipes.ts'
import { sectionScenes } from './steel-structure/sections.ts'
import { wireMeshScenes } from './steel-structure/wire-mesh.ts'
import { flagstoneScenes } from './tiles-stone/flagstones.ts'
import { plankScenes } from './tiles-stone/planks.ts'
import { slabScenes } from './tiles-stone/slabs.ts'
import { tileToolScenes } from './tiles-stone/tile-tools.ts'
import { tileScenes } from './tiles-stone/tiles.ts'
import type { Scenes } from './scene.ts'

/** Every scene, by the name that the product tables use. */
export const scenes: Scenes = {
  ...basinScenes,
  ...bathroomAccessoryScenes,
  ...healthFaucetScenes,
  ...heaterScenes,
  ...sanitarywareScenes,
  ...showerScenes,
  ...tapScenes,
  ...wallTapScenes,
  ...bagScenes,
  ...brickScenes,
  ...heapScenes,
  ...pavingScenes,
  ...ceilingScenes,
  ...doorScenes,
  ...roofScenes,
  ...windowScenes,
  ...breakerScenes,
  ...cableScenes,
  ...fanScenes,
  ...lampScenes,
  ...switchScenes,
  ...doorCloserScenes,
  ...doorHardwareScenes,
  ...fastenerScenes,
  ...fittingScenes,
  ...handToolScenes,
  ...lockScenes,
  ...measuringToolScenes,
  ...powerToolScenes,
  ...safetyClothesScenes,
  ...safetyShoeScenes,
  ...safetyScenes,
  ...siteEquipmentScenes,
  ...bottleScenes,
  ...canScenes,
  ...paintToolScenes,
  ...sealantScenes,
  ...tinScenes,
  ...pipeFittingScenes,
  ...pumpScenes,
  ...drainScenes,
  ...tankScenes,
  ...boardScenes,
  ...laminateScenes,
  ...barScenes,
  ...pipeScenes,
  ...sectionScenes,
  ...wireMeshScenes,
  ...flagstoneScenes,
  ...plankScenes,
  ...slabScenes,
  ...tileToolScenes,
  ...tileScenes,
}
