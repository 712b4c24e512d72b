import { fittingsBrands } from './brands-fittings.ts'
import { regionalBrands } from './brands-regional.ts'
import { structureBrands } from './brands-structure.ts'
import type { Brand } from './types.ts'

export const brands: readonly Brand[] = [...structureBrands, ...fittingsBrands, ...regionalBrands]

const byId = new Map(brands.map((brand) => [brand.id, brand]))

export function brandOf(id: string): Brand {
  const brand = byId.get(id)
  if (brand === undefined) throw new Error(`No brand is called ${id}`)
  return brand
}
