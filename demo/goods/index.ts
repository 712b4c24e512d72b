import { bathroomMains } from './bathroom.ts';
import { boardMains } from './boards.ts';
import { cementMains } from './cement.ts';
import { electricalMains } from './electrical.ts';
import { hardwareMains } from './hardware.ts';
import { masonryMains } from './masonry.ts';
import { paintMains } from './paint.ts';
import { plumbingMains } from './plumbing.ts';
import { roofingMains } from './roofing.ts';
import { siteMains } from './site.ts';
import { steelMains } from './steel.ts';
import { stoneMains } from './stone.ts';
import { tileMains } from './tiles.ts';
import type { Main } from './types.ts';

export const allMains: readonly Main[] = [
  ...cementMains, ...masonryMains, ...steelMains, ...tileMains, ...stoneMains, ...boardMains, ...paintMains,
  ...roofingMains, ...plumbingMains, ...bathroomMains, ...electricalMains, ...hardwareMains, ...siteMains,
];
