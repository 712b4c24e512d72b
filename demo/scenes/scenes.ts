import { bagScenes } from './cement-masonry/bags.ts'
import { barsScenes } from './steel-structure/bars-pipes.ts'
import { boardsScenes } from './ply-laminates/boards.ts'
import { bottlesScenes } from './paint-finishes/bottles.ts'
import { breakersScenes } from './electrical-lighting/breakers.ts'
import { bricksScenes } from './cement-masonry/bricks.ts'
import { cablesScenes } from './electrical-lighting/cables.ts'
import { ceilingsScenes } from './doors-roofing/ceilings.ts'
import { doorHardwareScenes } from './hardware-tools/door-hardware.ts'
import { doorsScenes } from './doors-roofing/doors.ts'
import { fansScenes } from './electrical-lighting/fans.ts'
import { fastenersScenes } from './hardware-tools/fittings.ts'
import { handToolsScenes } from './hardware-tools/hand-tools.ts'
import { heapsScenes } from './cement-masonry/heaps.ts'
import { laminatesScenes } from './ply-laminates/laminates.ts'
import { lampsScenes } from './electrical-lighting/lamps.ts'
import { locksScenes } from './hardware-tools/locks.ts'
import { meshScenes } from './steel-structure/wire-mesh.ts'
import { paintToolsScenes } from './paint-finishes/paint-tools.ts'
import { pavingScenes } from './cement-masonry/paving.ts'
import { pipeFittingsScenes } from './plumbing/pipe-fittings.ts'
import { powerToolsScenes } from './hardware-tools/power-tools.ts'
import { roofsScenes } from './doors-roofing/roofs.ts'
import { safetyScenes } from './hardware-tools/safety.ts'
import { sanitaryScenes } from './bath-kitchen/sanitaryware.ts'
import { sectionsScenes } from './steel-structure/sections.ts'
import { showersScenes } from './bath-kitchen/showers.ts'
import { siteScenes } from './hardware-tools/site-equipment.ts'
import { slabsScenes } from './tiles-stone/slabs.ts'
import { switchesScenes } from './electrical-lighting/switches.ts'
import { tapsScenes } from './bath-kitchen/taps.ts'
import { tileToolsScenes } from './tiles-stone/tile-tools.ts'
import { tilesScenes } from './tiles-stone/tiles.ts'
import { tinsScenes } from './paint-finishes/tins.ts'
import { waterScenes } from './plumbing/tanks-drains.ts'
import { windowsScenes } from './doors-roofing/windows.ts'
import type { Scenes } from './scene.ts'

export const scenes: Scenes = {
  ...bagScenes,
  ...barsScenes,
  ...boardsScenes,
  ...bottlesScenes,
  ...breakersScenes,
  ...bricksScenes,
  ...cablesScenes,
  ...ceilingsScenes,
  ...doorHardwareScenes,
  ...doorsScenes,
  ...fansScenes,
  ...fastenersScenes,
  ...handToolsScenes,
  ...heapsScenes,
  ...laminatesScenes,
  ...lampsScenes,
  ...locksScenes,
  ...meshScenes,
  ...paintToolsScenes,
  ...pavingScenes,
  ...pipeFittingsScenes,
  ...powerToolsScenes,
  ...roofsScenes,
  ...safetyScenes,
  ...sanitaryScenes,
  ...sectionsScenes,
  ...showersScenes,
  ...siteScenes,
  ...slabsScenes,
  ...switchesScenes,
  ...tapsScenes,
  ...tileToolsScenes,
  ...tilesScenes,
  ...tinsScenes,
  ...waterScenes,
  ...windowsScenes,
}
