import { bagScenes } from './cement-masonry/bags.ts'
import { barPipeScenes } from './steel-structure/bars-pipes.ts'
import { boardScenes } from './ply-laminates/boards.ts'
import { bottleScenes } from './paint-finishes/bottles.ts'
import { breakerScenes } from './electrical-lighting/breakers.ts'
import { brickScenes } from './cement-masonry/bricks.ts'
import { cableScenes } from './electrical-lighting/cables.ts'
import { ceilingScenes } from './doors-roofing/ceilings.ts'
import { doorHardwareScenes } from './hardware-tools/door-hardware.ts'
import { doorScenes } from './doors-roofing/doors.ts'
import { fanScenes } from './electrical-lighting/fans.ts'
import { fittingScenes } from './hardware-tools/fittings.ts'
import { handToolScenes } from './hardware-tools/hand-tools.ts'
import { heapScenes } from './cement-masonry/heaps.ts'
import { laminateScenes } from './ply-laminates/laminates.ts'
import { lampScenes } from './electrical-lighting/lamps.ts'
import { lockScenes } from './hardware-tools/locks.ts'
import { wireMeshScenes } from './steel-structure/wire-mesh.ts'
import { paintToolScenes } from './paint-finishes/paint-tools.ts'
import { pavingScenes } from './cement-masonry/paving.ts'
import { pipeFittingScenes } from './plumbing/pipe-fittings.ts'
import { powerToolScenes } from './hardware-tools/power-tools.ts'
import { roofScenes } from './doors-roofing/roofs.ts'
import { safetyScenes } from './hardware-tools/safety.ts'
import { sanitarywareScenes } from './bath-kitchen/sanitaryware.ts'
import { sectionScenes } from './steel-structure/sections.ts'
import { showerScenes } from './bath-kitchen/showers.ts'
import { siteEquipmentScenes } from './hardware-tools/site-equipment.ts'
import { slabScenes } from './tiles-stone/slabs.ts'
import { switchScenes } from './electrical-lighting/switches.ts'
import { tapScenes } from './bath-kitchen/taps.ts'
import { tileToolScenes } from './tiles-stone/tile-tools.ts'
import { tileScenes } from './tiles-stone/tiles.ts'
import { tinScenes } from './paint-finishes/tins.ts'
import { tankDrainScenes } from './plumbing/tanks-drains.ts'
import { windowScenes } from './doors-roofing/windows.ts'
import type { Scenes } from './scene.ts'

export const scenes: Scenes = {
  ...bagScenes,
  ...barPipeScenes,
  ...boardScenes,
  ...bottleScenes,
  ...breakerScenes,
  ...brickScenes,
  ...cableScenes,
  ...ceilingScenes,
  ...doorHardwareScenes,
  ...doorScenes,
  ...fanScenes,
  ...fittingScenes,
  ...handToolScenes,
  ...heapScenes,
  ...laminateScenes,
  ...lampScenes,
  ...lockScenes,
  ...wireMeshScenes,
  ...paintToolScenes,
  ...pavingScenes,
  ...pipeFittingScenes,
  ...powerToolScenes,
  ...roofScenes,
  ...safetyScenes,
  ...sanitarywareScenes,
  ...sectionScenes,
  ...showerScenes,
  ...siteEquipmentScenes,
  ...slabScenes,
  ...switchScenes,
  ...tapScenes,
  ...tileToolScenes,
  ...tileScenes,
  ...tinScenes,
  ...tankDrainScenes,
  ...windowScenes,
}
