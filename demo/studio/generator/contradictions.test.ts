import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { barKgPerMetre } from '../../../domain/calculators/steel.ts'
import { unitsPerM3 } from '../../../domain/calculators/masonry.ts'
import { contentOf } from '../../../domain/catalogue/prices/comparable-price.ts'
import { isRawDocument } from '../../../domain/catalogue/parse-result.ts'
import { parseProduct, type Product } from '../../../domain/catalogue/product.ts'
import type { Variant } from '../../../domain/catalogue/variants/variant.ts'

// Figures of a product that cannot both be true. Each rule names what it compares and how far rounding may take it.

const file = new URL('../../catalogue/products.json', import.meta.url)
const documents = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
const products = documents.flatMap((document) => {
  const parsed = isRawDocument(document) ? parseProduct(document) : { rejected: 'no object' }
  return 'record' in parsed ? [parsed.record] : []
})

const variants = products.flatMap((product) => product.variants.map((variant) => ({ product, variant })))
const valuesOf = ({ attributes }: Product, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.values ?? []
const differs = (a: number, b: number, share: number) => Math.abs(a - b) > share * Math.max(a, b)
const measuresIn = ({ options }: Variant, count: number): number[] | null => {
  const pattern = new RegExp(`^${Array.from({ length: count }, () => '([\\d.]+)').join(' x ')} (mm|in)\\b`)
  const match = options.map((option) => pattern.exec(option)).find((found) => found !== null)
  if (!match) return null
  const factor = match.at(-1) === 'in' ? 25.4 : 1
  return match.slice(1, -1).map((text) => Number(text) * factor)
}
const told = ({ product, variant }: { product: Product; variant: Variant }) =>
  `${product.id}: ${variant.options.join(', ')}, ${variant.weightKg} kg per ${variant.unit}`

test('[PRICE-04] a pack weighs what is in it', () => {
  const wrong = variants.filter(({ variant }) => {
    const [unit, amount = 0] = contentOf(variant) ?? []
    const weight = variant.weightKg ?? 0
    if (variant.unit === 'rod' || variant.unit === 'bundle') return false
    if (unit === 'kg') return weight < amount * 0.98 || weight > amount * 1.25 + 0.1
    return unit === 'litre' && (weight < amount * 0.5 || weight > amount * 2.2)
  })
  expect(wrong.map(told)).toEqual([])
})

test('[PRICE-04] bars of 12 m weigh what their diameter says', () => {
  const bars = variants.filter(
    ({ product, variant }) => variant.unit === 'rod' && valuesOf(product, 'Length').join('') === '12 m',
  )
  expect(bars.length).toBeGreaterThan(50)
  const wrong = bars.filter(({ variant }) => {
    const diameter = Number(/^([\d.]+) mm/.exec(variant.options[0] ?? '')?.[1])
    return differs(variant.weightKg ?? 0, 12 * barKgPerMetre(diameter), 0.02)
  })
  expect(wrong.map(told)).toEqual([])
})

test('[PRICE-04] bricks and blocks are as heavy as their material', () => {
  const wrong = variants.filter(({ product, variant }) => {
    if (!product.subcategoryIds.some((id) => /-(?:bricks|blocks)$/.test(id)) || variant.unit !== 'piece')
      return false
    const [length = 0, width = 0, height = 0] = measuresIn(variant, 3) ?? []
    const volume = (length * width * height) / 1e9
    const density = (variant.weightKg ?? 0) / volume
    return volume > 0 && (density < 400 || density > 2600)
  })
  expect(wrong.map(told)).toEqual([])
})

test('[PRICE-04] bricks a cubic metre follow from the size of a brick', () => {
  const stated = products.flatMap((product) =>
    valuesOf(product, 'Coverage').flatMap((text) => {
      const count = /(\d+) bricks per cubic metre/.exec(text)?.[1]
      return count === undefined ? [] : [{ product, count: Number(count) }]
    }),
  )
  expect(stated.length).toBeGreaterThan(0)
  const wrong = stated.filter(({ product, count }) => {
    const fits = product.variants.flatMap((variant) => {
      const [lengthMm, widthMm, heightMm] = measuresIn(variant, 3) ?? []
      return lengthMm && widthMm && heightMm ? [unitsPerM3({ lengthMm, widthMm, heightMm })] : []
    })
    return !fits.some((perM3) => !differs(perM3, count, 0.02))
  })
  expect(wrong.map(({ product, count }) => `${product.id}: ${count}`)).toEqual([])
})

test('[PRICE-04] a box of tiles covers the area of its tiles, and weighs what tiles weigh', () => {
  const boxes = variants.flatMap((each) => {
    const [unit, sqFt = 0] = contentOf(each.variant) ?? []
    return unit === 'sq ft' && each.variant.unit === 'box' ? [{ ...each, sqFt }] : []
  })
  expect(boxes.length).toBeGreaterThan(100)
  const wrongAreas = products.flatMap((product) => {
    const stated = valuesOf(product, 'Coverage').flatMap(
      (text) => /^([\d.]+) sq ft per box$/.exec(text)?.[1] ?? [],
    )
    const own = boxes.filter((box) => box.product === product).map(({ sqFt }) => sqFt)
    return stated.filter((text) => !own.some((sqFt) => !differs(sqFt, Number(text), 0.01)))
  })
  expect(wrongAreas).toEqual([])
  // ceramic and vitrified tiles are of HSN 6907; those of mineral fibre weigh next to nothing
  const fired = boxes.filter(({ product }) => product.hsn?.startsWith('6907'))
  expect(fired.length).toBeGreaterThan(100)
  const wrongWeights = fired.filter(({ product, variant, sqFt }) => {
    const thickness = Number(valuesOf(product, 'Thickness(mm)')[0])
    const kgPerSqM = (variant.weightKg ?? 0) / (sqFt * 0.0929)
    return thickness > 0 && (kgPerSqM / thickness < 1.2 || kgPerSqM / thickness > 2.8)
  })
  expect(wrongWeights.map(told)).toEqual([])
})

test('[PRICE-04] what is loose is not sold in bags', () => {
  const wrong = variants.filter(
    ({ variant }) => /\bbag\b/i.test(variant.options.join(' ')) && ['cft', 'kg'].includes(variant.unit ?? ''),
  )
  expect(wrong.map(told)).toEqual([])
})

test('[PRICE-04] the sides of a size are those that its label names', () => {
  const labelled = variants.flatMap(({ product, variant }) => {
    const sides = [variant.lengthMm, variant.widthMm, variant.heightMm].flatMap((mm) => mm ?? [])
    const named = measuresIn(variant, 3) ?? measuresIn(variant, 2)
    return sides.length > 0 && named !== null ? [{ product, variant, sides, named }] : []
  })
  expect(labelled.length).toBeGreaterThan(400)
  const wrong = labelled.filter(
    ({ sides, named }) => !named.every((mm) => sides.some((side) => !differs(side, mm, 0.001))),
  )
  expect(wrong.map(told)).toEqual([])
})

test('[PRICE-04] a tank holds what it is sold by', () => {
  const tanks = variants.flatMap(({ product, variant }) => {
    const litres = Number(/^(\d+) L$/.exec(variant.options[0] ?? '')?.[1])
    const { diameterMm = 0, heightMm = 0 } = variant
    const filled = (Math.PI * diameterMm ** 2 * heightMm) / 4 / 1e6
    return diameterMm > 0 && litres > 0 ? [{ product, variant, share: filled / litres }] : []
  })
  expect(tanks.length).toBeGreaterThan(50)
  expect(tanks.filter(({ share }) => share < 1.1 || share > 1.5).map(told)).toEqual([])
})

test('[PRICE-04] no size is stated in inches and, with the same figure, in millimetres', () => {
  const wrong = products.filter((product) => {
    const inches = valuesOf(product, 'Sizes(Inces)').flatMap((text) => text.split(' x '))
    const millimetres = valuesOf(product, 'Sizes(mm)').flatMap((text) => text.split(' x '))
    return inches.some((figure) => millimetres.includes(figure))
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})
