import { barsDrawings } from './bars.ts'
import { boardsDrawings } from './boards.ts'
import { bottlesDrawings } from './bottles.ts'
import { breakersDrawings } from './breakers.ts'
import { bricksDrawings } from './bricks.ts'
import { cablesDrawings } from './cables.ts'
import { cartonsDrawings } from './cartons.ts'
import { ceilingsDrawings } from './ceilings.ts'
import { doorHardwareDrawings } from './door-hardware.ts'
import { doorsDrawings } from './doors.ts'
import { fansDrawings } from './fans.ts'
import { fastenersDrawings } from './fasteners.ts'
import { handToolsDrawings } from './hand-tools.ts'
import { heapsDrawings } from './heaps.ts'
import { laminatesDrawings } from './laminates.ts'
import { lampsDrawings } from './lamps.ts'
import { locksDrawings } from './locks.ts'
import { meshDrawings } from './mesh.ts'
import { paintToolsDrawings } from './paint-tools.ts'
import { pavingDrawings } from './paving.ts'
import { pipeFittingsDrawings } from './pipe-fittings.ts'
import { planksDrawings } from './planks.ts'
import { powerToolsDrawings } from './power-tools.ts'
import { roofsDrawings } from './roofs.ts'
import { sacksDrawings } from './sacks.ts'
import { safetyDrawings } from './safety.ts'
import { sanitaryDrawings } from './sanitary.ts'
import { sectionsDrawings } from './sections.ts'
import { showersDrawings } from './showers.ts'
import { siteDrawings } from './site.ts'
import { slabsDrawings } from './slabs.ts'
import { switchesDrawings } from './switches.ts'
import { tapsDrawings } from './taps.ts'
import { tileToolsDrawings } from './tile-tools.ts'
import { tilesDrawings } from './tiles.ts'
import { tinsDrawings } from './tins.ts'
import { waterDrawings } from './water.ts'
import { windowsDrawings } from './windows.ts'
import type { Drawing } from './pen.ts'

export const drawings: Readonly<Record<string, Drawing>> = {
  ...tapsDrawings,
  ...showersDrawings,
  ...sanitaryDrawings,
  ...boardsDrawings,
  ...laminatesDrawings,
  ...paintToolsDrawings,
  ...ceilingsDrawings,
  ...roofsDrawings,
  ...cablesDrawings,
  ...switchesDrawings,
  ...breakersDrawings,
  ...lampsDrawings,
  ...fansDrawings,
  ...doorHardwareDrawings,
  ...locksDrawings,
  ...fastenersDrawings,
  ...bricksDrawings,
  ...pavingDrawings,
  ...doorsDrawings,
  ...windowsDrawings,
  ...pipeFittingsDrawings,
  ...waterDrawings,
  ...sacksDrawings,
  ...bottlesDrawings,
  ...heapsDrawings,
  ...cartonsDrawings,
  ...barsDrawings,
  ...meshDrawings,
  ...sectionsDrawings,
  ...tilesDrawings,
  ...planksDrawings,
  ...slabsDrawings,
  ...tileToolsDrawings,
  ...tinsDrawings,
  ...handToolsDrawings,
  ...powerToolsDrawings,
  ...safetyDrawings,
  ...siteDrawings,
}
