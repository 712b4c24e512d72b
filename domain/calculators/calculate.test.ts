import { expect, test } from 'vitest'
import { parseProduct, toPublicProduct, type PublicProduct } from '../catalogue/product.ts'
import { unitPriceAt } from '../catalogue/prices/price-breaks.ts'
import { choiceOf } from './supply.ts'
import { totalOf } from './offers.ts'
import { calculate, type Calculation, type ProductsByMaterial } from './calculate.ts'

type Row = readonly [
  options: readonly string[],
  price: number,
  breaks?: readonly (readonly [number, number])[],
]

function product(
  id: string,
  {
    unit,
    specification = {},
    rows,
  }: { unit: string; specification?: Record<string, string>; rows: readonly Row[] },
): PublicProduct {
  const prices = (price: number) => ({
    sellingPriceWithGST: price,
    sellingPriceWOGST: price,
    sellingGSTAmount: 0,
  })
  const parsed = parseProduct({
    id,
    productName: id,
    ProductSpecification: specification,
    variants: rows.map(([options, price, breaks = []]) => ({
      options,
      unit,
      ...prices(price),
      priceBreaks: breaks.map(([minQuantity, lower]) => ({ minQuantity, ...prices(lower) })),
    })),
  })
  if ('rejected' in parsed) throw new Error(parsed.rejected.code)
  return toPublicProduct(parsed.record)
}

const box = '600 x 600 mm, 4 tiles'
const vitrified = product('vitrified', {
  unit: 'box',
  specification: { Material: 'Vitrified' },
  rows: [[[box], 700]],
})
const ceramic = product('ceramic', {
  unit: 'box',
  specification: { Material: 'Ceramic' },
  rows: [[[box], 400]],
})
const bag = (id: string, grade: string, rows: readonly Row[]) =>
  product(id, { unit: 'bag', specification: grade ? { Grade: grade } : {}, rows })
const t1 = bag('one', 'Type 1', [[['20 kg'], 300]])
const t2 = bag('two', 'Type 2', [
  [['20 kg, grey'], 500, [[3, 450]]],
  [['20 kg, white'], 560],
])
const t3 = bag('three', 'Type 3', [[['20 kg'], 700]])
const plain = bag('plain', '', [[['20 kg'], 250]])

function adhesive(sold: ProductsByMaterial, query: Record<string, string> = {}) {
  const job = { in: 'm', length: '4', width: '3', ...query }
  return needOf(calculate('tiles', new Map(Object.entries(job)), sold), 'tile-adhesive')
}

function needOf({ needs }: Calculation, material: string) {
  const need = needs.find((each) => each.material === material)
  if (need === undefined) throw new Error(`nothing of ${material} is needed`)
  return need
}

const shop = (tiles: readonly PublicProduct[], adhesives: readonly PublicProduct[]): ProductsByMaterial =>
  new Map([
    ['tiles', tiles],
    ['tile-adhesive', adhesives],
  ])
const names = (need: ReturnType<typeof adhesive>) => need.offers.map(({ name }) => name)

test('[PRICE-05] adhesive is what holds the chosen tile, whatever the order in the shop', () => {
  const sold = shop([vitrified, ceramic], [t3, t1, plain, t2])
  expect(adhesive(sold).lines[0]?.name).toBe('two')
  expect(names(adhesive(sold))).toEqual(['two', 'two', 'three', 'plain'])
  const onCeramic = adhesive(sold, { 'use.tiles': 'ceramicVariant[0]' })
  expect(onCeramic.lines[0]?.name).toBe('one')
  expect(onCeramic.adhesiveType).toBe(1)
  expect(adhesive(sold, { where: 'outside' }).lines[0]?.name).toBe('three')
})

test('[PRICE-05] a wish that does not hold the tile is set aside, one that does is kept', () => {
  const sold = shop([vitrified], [t1, t2, t3])
  expect(adhesive(sold, { 'use.tile-adhesive': 'oneVariant[0]' }).lines[0]?.name).toBe('two')
  expect(adhesive(sold, { 'use.tile-adhesive': 'threeVariant[0]' }).lines[0]?.name).toBe('three')
  expect(adhesive(sold, { 'use.tile-adhesive': 'twoVariant[1]' }).lines[0]?.variant.options).toEqual([
    '20 kg, white',
  ])
})

test('[PRICE-05] where no adhesive holds the tile none is offered; one of no stated type may be', () => {
  expect(adhesive(shop([vitrified], [t1]))).toMatchObject({ chosen: null, offers: [], lines: [] })
  expect(adhesive(shop([vitrified], [t1, plain])).lines[0]?.name).toBe('plain')
})

test('[PRICE-05] types that are variants of one product are not packs of each other', () => {
  const both = bag('both', '', [
    [['20 kg', 'Type 1'], 300],
    [['20 kg', 'Type 2'], 500],
  ])
  const need = adhesive(shop([vitrified], [both]))
  expect(need.lines.map(({ variant }) => variant.options)).toEqual([['20 kg', 'Type 2']])
})

test('[PRICE-05] an offer shows the price of the pack that is chosen, at its quantity', () => {
  const need = adhesive(shop([vitrified], [t2]))
  const [line] = need.lines
  expect(line?.quantity).toBe(4)
  expect(need.offers[0]).toMatchObject({ choice: 'grey', price: line && unitPriceAt(line.variant, 4) })
  expect(need.offers[0]?.price).toBe(450_000_000)
  const paint = product('paint', {
    unit: 'bucket',
    rows: [
      [['1 L', 'White'], 400],
      [['20 L', 'White'], 5000],
    ],
  })
  const painted = needOf(
    calculate(
      'paint',
      new Map([
        ['by', 'area'],
        ['area', '1400'],
      ]),
      new Map([['interior-paint', [paint]]]),
    ),
    'interior-paint',
  )
  expect(painted.lines[0]?.variant.options[0]).toBe('20 L')
  expect(painted.offers[0]).toMatchObject({ pack: '20 L', price: painted.lines[0]?.variant.priceWithGst })
})

test('[PRICE-05] the total is that of the cart: price breaks count, and it is rounded once', () => {
  const [bought] = adhesive(shop([vitrified], [t2])).lines
  const odd = bag('odd', 'Type 2', [[['20 kg'], 33.335]])
  const [cheap] = adhesive(shop([vitrified], [odd])).lines
  if (bought === undefined || cheap === undefined) throw new Error('nothing was chosen')
  expect(totalOf([bought])).toBe(4 * 450_00)
  const three = { ...cheap, quantity: 3 }
  expect(totalOf([three])).toBe(100_01)
  expect(totalOf([three, three])).toBe(200_01)
})

test('[PRICE-05] [LANG-01] the choice beside a pack is said in the words for the whole option', () => {
  const words = { '20 kg, grey': '20 kg, ग्रे', 'Jumbo bag, 1 tonne': 'जंबो बैग, 1 टन', White: 'सफ़ेद' }
  expect(choiceOf(['20 kg, grey'], words)).toBe('ग्रे')
  expect(choiceOf(['Jumbo bag, 1 tonne'], words)).toBe('जंबो बैग')
  expect(choiceOf(['1 L', 'White'], words)).toBe('सफ़ेद')
  expect(choiceOf(['20 kg, Type 2'], words)).toBe('Type 2')
  expect(choiceOf(['20 kg, grey'])).toBe('grey')
})
