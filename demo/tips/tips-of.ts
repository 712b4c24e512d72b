import { bathHints } from './bath.ts'
import { boardsHints } from './boards.ts'
import { electricalHints } from './electrical.ts'
import { groundHints } from './sand-paving.ts'
import { hardwareHints } from './hardware.ts'
import { masonryHints } from './masonry.ts'
import { paintsHints } from './paints.ts'
import { roofWaterHints } from './roofing-plumbing.ts'
import { steelHints } from './steel.ts'
import { tilesStoneHints } from './tiles-stone.ts'
import { toolsSiteHints } from './tools-doors.ts'
import type { Hints } from './tips.ts'

const allHints: Hints = {
  ...masonryHints,
  ...groundHints,
  ...steelHints,
  ...tilesStoneHints,
  ...boardsHints,
  ...paintsHints,
  ...roofWaterHints,
  ...bathHints,
  ...electricalHints,
  ...hardwareHints,
  ...toolsSiteHints,
}

export function hintsOf(subId: string): readonly string[] {
  const hints = allHints[subId]
  if (hints?.length !== 6) throw new Error(`Six hints are wanted for ${subId}`)
  return hints
}
