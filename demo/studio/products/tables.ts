import { banners } from './banners.ts'
import { mainCategories } from './main-categories.ts'
import { shops } from './shops.ts'
import type { Tables } from './rows.ts'

/** The tables of the demo catalogue. */
export const demoTables: Tables = { mainCategories, shops, banners }
