import { expect, test } from 'vitest'
import { parseProduct, toPublicProduct, type PublicProduct } from '../catalogue/product.ts'
import { adhesiveTypeIn, adhesiveTypeOf, leastAdhesiveType } from './tile-adhesive.ts'

function product(
  productName: string,
  specification: Record<string, string> = {},
  features = '',
): PublicProduct {
  const parsed = parseProduct({
    id: productName,
    productName,
    ProductSpecification: specification,
    ProductDescription: { features },
    variants: [],
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  return toPublicProduct(parsed.record)
}

const least = (size: string, tile: PublicProduct | null = null, isOutside = false) => {
  const [widthMm = 0, lengthMm = 0] = size.split('x').map(Number)
  return leastAdhesiveType({ face: { lengthMm, widthMm }, product: tile, isOutside })
}

test('[PRICE-05] the type of adhesive follows from what the tile drinks, where it lies and how long it is', () => {
  const ceramic = product('Wall Tile Marble Mist', { Material: 'Ceramic' })
  const vitrified = product('Floor Tile', { Material: 'Glazed vitrified' })
  expect(least('300x600', ceramic)).toBe(1)
  expect(least('300x600', ceramic, true)).toBe(2)
  expect(least('600x600', ceramic)).toBe(1)
  expect(least('600x600', vitrified)).toBe(2)
  expect(least('300x300', vitrified)).toBe(2)
  expect(least('600x600', vitrified, true)).toBe(3)
  expect(least('600x1200', vitrified)).toBe(2)
  expect(least('800x1600', vitrified)).toBe(3)
  expect(least('200x1000', ceramic)).toBe(2)
})

test('[PRICE-05] names of prints are no material, and names of uses are a place', () => {
  expect(least('300x450', product('Bathroom Wall Tile – Slate Marble', { Material: 'Ceramic' }))).toBe(1)
  expect(least('300x300', product('Granite Flooring', { Material: 'Granite' }))).toBe(2)
  expect(least('300x300', product('Heavy Duty Parking Tile', { Material: 'Vitrified' }))).toBe(3)
  expect(least('300x450', product('Elevation Wall Tile', { Material: 'Ceramic' }))).toBe(3)
  expect(least('400x400', product('Terrace Tile', { Material: 'Ceramic' }))).toBe(2)
})

test('[PRICE-05] a stated absorption outweighs the material; without either the name or the size decides', () => {
  const stated = (value: string) => least('600x600', product('Tile', { 'Water Absorption': value }))
  expect(stated('below 0.5 %')).toBe(2)
  expect(stated('<= 3%')).toBe(2)
  expect(stated('3 to 6 %')).toBe(1)
  expect(stated('> 10 %')).toBe(1)
  expect(stated('more than 3 %')).toBe(1)
  expect(least('300x300', product('Tile', {}, 'Water absorption below 0.5 %'))).toBe(2)
  expect(least('300x300', product('PGVT Satin'))).toBe(2)
  expect(least('300x300', product('Non-vitrified Floor Tile', { Material: 'Non-vitrified' }))).toBe(1)
  expect(least('300x600')).toBe(1)
  expect(least('600x600')).toBe(2)
  expect(least('1200x1800')).toBe(3)
})

test('[PRICE-05] a type of adhesive is read as it is written on bags', () => {
  const read = ['Type 2', 'type-II', 'IS 15477:2019, Type III', 'Vitrified Tile Adhesive T2', 'T-3']
  expect(read.map(adhesiveTypeIn)).toEqual([2, 2, 3, 2, 3])
  expect(['C1', 'C2TE', 'C2TE S1'].map(adhesiveTypeIn)).toEqual([1, 2, 3])
  const other = ['IS 15477:2019', '20 kg', '50 to 55 sq ft'].map(adhesiveTypeIn)
  expect(other).toEqual([null, null, null])
  expect(adhesiveTypeOf(product('Tile Adhesive', { Grade: 'Type 1' }), 'Type 3')).toBe(3)
  expect(adhesiveTypeOf(product('Tile Adhesive T2', { Grade: 'Type 1' }), '')).toBe(1)
  expect(adhesiveTypeOf(product('Tile Adhesive'), '')).toBeNull()
})
