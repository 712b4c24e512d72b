import { bagScenes } from './bags.ts'
import { barsScenes } from './bars.ts'
import { boardsScenes } from './boards.ts'
import { bottlesScenes } from './bottles.ts'
import { breakersScenes } from './breakers.ts'
import { bricksScenes } from './bricks.ts'
import { cablesScenes } from './cables.ts'
import { ceilingsScenes } from './ceilings.ts'
import { doorHardwareScenes } from './door-hardware.ts'
import { doorsScenes } from './doors.ts'
import { fansScenes } from './fans.ts'
import { fastenersScenes } from './fasteners.ts'
import { handToolsScenes } from './hand-tools.ts'
import { heapsScenes } from './heaps.ts'
import { laminatesScenes } from './laminates.ts'
import { lampsScenes } from './lamps.ts'
import { locksScenes } from './locks.ts'
import { meshScenes } from './mesh.ts'
import { paintToolsScenes } from './paint-tools.ts'
import { pavingScenes } from './paving.ts'
import { pipeFittingsScenes } from './pipe-fittings.ts'
import { powerToolsScenes } from './power-tools.ts'
import { roofsScenes } from './roofs.ts'
import { safetyScenes } from './safety.ts'
import { sanitaryScenes } from './sanitary.ts'
import { sectionsScenes } from './sections.ts'
import { showersScenes } from './showers.ts'
import { siteScenes } from './site.ts'
import { slabsScenes } from './slabs.ts'
import { switchesScenes } from './switches.ts'
import { tapsScenes } from './taps.ts'
import { tileToolsScenes } from './tile-tools.ts'
import { tilesScenes } from './tiles.ts'
import { tinsScenes } from './tins.ts'
import { waterScenes } from './water.ts'
import { windowsScenes } from './windows.ts'
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
