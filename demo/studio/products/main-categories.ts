import { bathroomAccessories } from './bath-kitchen/bathroom-accessories.ts'
import { kitchenSinks } from './bath-kitchen/kitchen-sinks.ts'
import { sanitaryware } from './bath-kitchen/sanitaryware.ts'
import { showers } from './bath-kitchen/showers.ts'
import { taps } from './bath-kitchen/taps.ts'
import { admixtures } from './cement-masonry/admixtures.ts'
import { aggregate } from './cement-masonry/aggregate.ts'
import { blocks } from './cement-masonry/blocks.ts'
import { bricks } from './cement-masonry/bricks.ts'
import { cement } from './cement-masonry/cement.ts'
import { mortarPlaster } from './cement-masonry/mortar-plaster.ts'
import { paversKerbs } from './cement-masonry/pavers-kerbs.ts'
import { sand } from './cement-masonry/sand.ts'
import { doors } from './doors-roofing/doors.ts'
import { falseCeiling } from './doors-roofing/false-ceiling.ts'
import { roofing } from './doors-roofing/roofing.ts'
import { waterproofing } from './doors-roofing/waterproofing.ts'
import { windows } from './doors-roofing/windows.ts'
import { conduits } from './electrical-lighting/conduits.ts'
import { fans } from './electrical-lighting/fans.ts'
import { lighting } from './electrical-lighting/lighting.ts'
import { switches } from './electrical-lighting/switches.ts'
import { switchgear } from './electrical-lighting/switchgear.ts'
import { wiresCables } from './electrical-lighting/wires-cables.ts'
import { doorHardware } from './hardware-tools/door-hardware.ts'
import { fasteners } from './hardware-tools/fasteners.ts'
import { handTools } from './hardware-tools/hand-tools.ts'
import { locks } from './hardware-tools/locks.ts'
import { powerTools } from './hardware-tools/power-tools.ts'
import { safety } from './hardware-tools/safety.ts'
import { siteEquipment } from './hardware-tools/site-equipment.ts'
import { exteriorPaints } from './paint-finishes/exterior-paints.ts'
import { interiorPaints } from './paint-finishes/interior-paints.ts'
import { puttyPrimers } from './paint-finishes/putty-primers.ts'
import { woodMetalPaints } from './paint-finishes/wood-metal-paints.ts'
import { cpvcPipes } from './plumbing/cpvc-pipes.ts'
import { drainage } from './plumbing/drainage.ts'
import { tanksPumps } from './plumbing/tanks-pumps.ts'
import { upvcPipes } from './plumbing/upvc-pipes.ts'
import { waterHeaters } from './plumbing/water-heaters.ts'
import { boards } from './ply-laminates/boards.ts'
import { furnitureFittings } from './ply-laminates/furniture-fittings.ts'
import { laminates } from './ply-laminates/laminates.ts'
import { plywood } from './ply-laminates/plywood.ts'
import { woodAdhesives } from './ply-laminates/wood-adhesives.ts'
import { shuttering } from './steel-structure/shuttering.ts'
import { steelPipes } from './steel-structure/steel-pipes.ts'
import { structuralSteel } from './steel-structure/structural-steel.ts'
import { tmtBars } from './steel-structure/tmt-bars.ts'
import { wireMesh } from './steel-structure/wire-mesh.ts'
import { floorTiles } from './tiles-stone/floor-tiles.ts'
import { granite } from './tiles-stone/granite.ts'
import { marble } from './tiles-stone/marble.ts'
import { naturalStone } from './tiles-stone/natural-stone.ts'
import { outdoorTiles } from './tiles-stone/outdoor-tiles.ts'
import { tileFixing } from './tiles-stone/tile-fixing.ts'
import { wallTiles } from './tiles-stone/wall-tiles.ts'
import type { MainCategory } from './rows.ts'

export const mainCategories: readonly MainCategory[] = [
  cement,
  mortarPlaster,
  admixtures,
  bricks,
  blocks,
  sand,
  aggregate,
  paversKerbs,
  shuttering,
  tmtBars,
  wireMesh,
  structuralSteel,
  steelPipes,
  floorTiles,
  wallTiles,
  outdoorTiles,
  tileFixing,
  marble,
  granite,
  naturalStone,
  plywood,
  boards,
  laminates,
  woodAdhesives,
  interiorPaints,
  exteriorPaints,
  woodMetalPaints,
  puttyPrimers,
  roofing,
  waterproofing,
  falseCeiling,
  cpvcPipes,
  upvcPipes,
  drainage,
  tanksPumps,
  taps,
  showers,
  sanitaryware,
  bathroomAccessories,
  kitchenSinks,
  waterHeaters,
  wiresCables,
  switches,
  switchgear,
  lighting,
  fans,
  conduits,
  doorHardware,
  locks,
  furnitureFittings,
  fasteners,
  handTools,
  powerTools,
  safety,
  siteEquipment,
  doors,
  windows,
]
