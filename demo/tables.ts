import type { Tables } from './build-catalogue.ts'
import { allMains } from './goods/index.ts'
import { banners, shops } from './goods/shops.ts'

export const demoTables: Tables = { mains: allMains, shops, banners }
