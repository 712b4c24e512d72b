import { z } from 'zod'
import type { PriceRights } from '../pricing/typed-price.ts'
import { mayDo } from '../staff/permissions.ts'
import type { StaffRole } from '../staff/roles.ts'

/** Hundredths of a per cent below the public price that each role may go; null for as far as they like (PRICE-10). */
export type PriceFloors = { readonly manager: number | null; readonly counter: number | null }

export const firstPriceFloors: PriceFloors = { manager: 1_500, counter: 500 }

const percentOff = z.int().min(0).max(10_000).nullable()

/** As it is saved and sent. */
export const priceFloorsSchema = z.strictObject({ manager: percentOff, counter: percentOff })

/** Rights of a role over prices. */
export function priceRights(role: StaffRole, floors: PriceFloors): PriceRights {
  return {
    percentOff: role === 'manager' || role === 'counter' ? floors[role] : role === 'owner' ? null : 0,
    belowCost: mayDo(role, 'prices:below-cost'),
    seesCost: mayDo(role, 'stock:cost'),
  }
}
