import type { Tables } from '../generator/build-catalogue.ts'
import { allMains } from './main-categories.ts'
import { banners, shops } from './shops.ts'

export const demoTables: Tables = { mains: allMains, shops, banners }
