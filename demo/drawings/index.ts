import { bathroomDrawings } from './bathroom.ts';
import { boardDrawings } from './boards.ts';
import { electricalDrawings } from './electrical.ts';
import { hardwareDrawings } from './hardware.ts';
import type { Drawing } from './kit.ts';
import { masonryDrawings } from './masonry.ts';
import { openingDrawings } from './openings.ts';
import { plumbingDrawings } from './plumbing.ts';
import { sackDrawings } from './sacks.ts';
import { steelDrawings } from './steel.ts';
import { tileDrawings } from './tiles.ts';
import { tinDrawings } from './tins.ts';
import { toolDrawings } from './tools.ts';

export const drawings: Readonly<Record<string, Drawing>> = {
  ...sackDrawings, ...masonryDrawings, ...steelDrawings, ...tileDrawings, ...boardDrawings, ...tinDrawings, ...plumbingDrawings, ...bathroomDrawings, ...electricalDrawings, ...hardwareDrawings,
  ...toolDrawings, ...openingDrawings,
};
