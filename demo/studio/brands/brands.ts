import { fittingsBrands } from './fittings-brands.ts'
import { regionalBrands } from './regional-brands.ts'
import { structureBrands } from './structure-brands.ts'
import type { Brand } from './brand.ts'

export const brands: readonly Brand[] = [...structureBrands, ...fittingsBrands, ...regionalBrands]

const byId = new Map(brands.map((brand) => [brand.id, brand]))

export function brandOf(id: string): Brand {
  const brand = byId.get(id)
  if (brand === undefined) throw new Error(`No brand is called ${id}`)
  return brand
}
