import { expect, test } from 'vitest'
import { demoPrice } from '../../support/catalogue/demo-catalogue.ts'
import { openCustomer } from '../../support/api/order-actions.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()

type Candidate = {
  productId: string
  variantIndex: number
  name: string
  options: string[]
  unit: string
  price: string
}
type Line = {
  text: string
  quantity: number | null
  unit: string | null
  candidates: Candidate[]
  best: number | null
  pieces: number | null
  status: string
}
type Answer = {
  lines: Line[]
  products: { id: string; variants: unknown[] }[]
  setAside: string[]
  rest: string
}

async function match(text: string): Promise<Answer> {
  const answer = await api.call('/api/quick-order', { method: 'POST', body: { text } })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function line(text: string): Promise<Line> {
  const [first] = (await match(text)).lines
  if (first === undefined) throw new Error(`no line in ${text}`)
  return first
}

test('[QO-01] the lines of a message are returned in their order with quantity, unit and candidates', async () => {
  const { lines, products } = await match(
    ['50 bag OPC cement', 'sariya 12mm - 20', '', '8 box vitrified tile 2x2', 'AAC block 4 inch, 200'].join(
      '\n',
    ),
  )
  expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
    [50, 'bag'],
    [20, null],
    [8, 'box'],
    [200, null],
  ])
  const [cement, bar, tile, block] = lines.map(({ candidates }) => candidates[0])
  expect(cement?.name).toMatch(/OPC/)
  expect([bar?.name, bar?.options[0]]).toEqual([
    expect.stringMatching(/TMT/),
    expect.stringMatching(/^12 mm/),
  ])
  expect([tile?.name, tile?.options[0]]).toEqual([
    expect.stringMatching(/Tile/),
    expect.stringMatching(/^600 x 600 mm/),
  ])
  expect([block?.name, block?.options]).toEqual([expect.stringMatching(/AAC/), ['600 x 200 x 100 mm']])
  const ids = lines.flatMap(({ candidates }) => candidates.map((each) => each.productId))
  expect(products.map((product) => product.id)).toEqual(expect.arrayContaining(ids))
})

test('[QO-01] a line that names one variant selects it, at the price that the catalogue files have', async () => {
  const { candidates, best, pieces } = await line('Halkavi AAC block 4 inch, 200')
  expect(best).toBe(0)
  expect(pieces).toBe(200)
  expect(candidates[0]?.options).toEqual(['600 x 200 x 100 mm'])
  const { productId = '', variantIndex, price } = candidates[0] ?? {}
  expect(price).toBe(demoPrice(productId, variantIndex))
})

test('[QO-01] a line that fits several products is left to the customer, with at most four candidates', async () => {
  const { candidates, best } = await line('50 bag cement')
  expect(best).toBeNull()
  expect(candidates.length).toBeGreaterThan(1)
  expect(candidates.length).toBeLessThanOrEqual(4)
})

test('[QO-01] a product in several sizes is not taken for granted in one of them', async () => {
  expect((await line('Halkavi AAC block 200')).best).toBeNull()
})

test('[QO-08] a line without a match stays in the answer', async () => {
  const { lines } = await match('50 bag OPC cement\nzzqx wwvk 12')
  expect(lines.map(({ text, status, candidates }) => [text, status, candidates.length > 0])).toEqual([
    ['50 bag OPC cement', 'choose', true],
    ['zzqx wwvk 12', 'not-found', false],
  ])
})

test('[QO-04] greetings, sums and addresses are set aside', async () => {
  const { lines, setAside } = await match(
    'Good morning sir\ncement 20 bag\nTotal 25,000/-\nSite: plot 45, sector 12\n😀',
  )
  expect(lines.map(({ text }) => text)).toEqual(['cement 20 bag'])
  expect(setAside).toEqual(['Good morning sir', 'Total 25,000/-', 'Site: plot 45, sector 12', '😀'])
})

test('[QO-04] one written line may order several product kinds', async () => {
  const { lines } = await match('cpvc pipe 3/4 - 20, elbow - 50')
  expect(
    lines.map(({ candidates, quantity }) => [candidates[0]?.name, candidates[0]?.options, quantity]),
  ).toEqual([
    [expect.stringMatching(/CPVC Pipe/), ['20 mm'], 20],
    [expect.stringMatching(/CPVC Elbow/), ['20 mm'], 50],
  ])
})

test('[QO-05] a product kind without the written size is never chosen: the sizes that are sold are named', async () => {
  const { status, best, candidates } = await line('CPVC elbow 63 mm - 10')
  expect([status, best]).toEqual(['other-sizes', null])
  expect(candidates.every(({ name }) => /CPVC Elbow/.test(name))).toBe(true)
})

test('[QO-06] the brand is the last that the customer bought, else the one that the shop prefers', async () => {
  const brandOf = async (call: typeof api.call) => {
    const answer = await call('/api/quick-order', { method: 'POST', body: { text: 'AAC block 4 inch, 200' } })
    const { lines } = (await answer.json()) as {
      lines: { status: string; candidates: { brand: string }[] }[]
    }
    expect(lines[0]?.status).toBe('ready')
    return lines[0]?.candidates[0]?.brand
  }
  const first = await brandOf(api.call)
  await api.services.store.changeSetting('preferredBrands', 'Girivar, Matiyar')
  expect(first).not.toBe('Girivar')
  expect(await brandOf(api.call)).toBe('Girivar')
  const customer = await openCustomer(api, '9811111119')
  const product = 'aac-block-grade-1-setukar'
  const seenPrice = demoPrice(product, 0)
  const lines = [{ product: `${product}Variant[0]`, quantity: 100, variantUid: `${product}-v1`, seenPrice }]
  await customer.order('COD', { lines })
  expect(await brandOf(customer.call)).toBe('Setukar')
})

test('[QO-01] mistyped and Hindi lines are understood', async () => {
  const { lines } = await match('50 bag cemnet\n५ टन सरिया 12mm\nplywod 12mm 10')
  expect(lines.map(({ candidates }) => candidates[0]?.name)).toEqual([
    expect.stringMatching(/Cement/),
    expect.stringMatching(/TMT/),
    expect.stringMatching(/Plywood/),
  ])
})

test('[QO-07] a quantity is converted by what a unit of the product kind holds; what cannot be known is asked', async () => {
  expect(await line('sariya 12mm 2 ton')).toMatchObject({ quantity: 2, unit: 'tonne', pieces: 188 })
  expect(await line('tile 600x600 vitrified 160 sq ft')).toMatchObject({
    quantity: 160,
    unit: 'sq ft',
    pieces: 11,
  })
  expect(await line('2 dozen brass hinge 4 inch')).toMatchObject({ quantity: 2, unit: 'dozen', pieces: 24 })
  expect(await line('river sand 2 trolley')).toMatchObject({ quantity: 2, unit: 'trolley', pieces: null })
})

test('[QO-03] 1,000 lines are read at once and the rest is returned', async () => {
  const text = Array.from(
    { length: 1001 },
    (_, index) => `sariya ${[8, 10, 12][index % 3]}mm - ${index + 1}`,
  ).join('\n')
  const { lines, rest } = await match(text)
  expect(lines).toHaveLength(1000)
  expect(lines.every(({ candidates }) => candidates.length > 0)).toBe(true)
  expect(rest).toBe(`sariya ${[8, 10, 12][1000 % 3]}mm - 1001`)
})

test('[QO-01] no text breaks it', async () => {
  for (const text of [
    '',
    '\n\t\n',
    "'; drop table products; --",
    '%_\\:&|!()<->',
    '"',
    ',,,,',
    'x'.repeat(10_000),
  ]) {
    await match(text)
  }
  expect((await api.call('/api/quick-order', { method: 'POST', body: {} })).status).toBe(400)
})

test('no candidate shows a commission', async () => {
  expect(JSON.stringify(await match('cement 10'))).not.toMatch(/com+ission/i)
})

test.each([
  ['40 bar tmt 8mm', 40],
  ['tmt 8mm 40 bar', 40],
  ['40 bar 8mm tmt', 40],
  ['30 bar sariya 10mm', 30],
  ['tmt 8mm bar 40', 40],
  ['25 bars tmt 8mm', 25],
  ['bar tmt 8mm 40', 40],
  ['bars: tmt 8mm - 40', 40],
  ['bar tmt 8mm', null],
  ['tmt 8mm bar', null],
  ['bar bag cement', 12],
  ['bara tmt 8mm', 12],
])('[QO-03] %j is %j of them', async (text, quantity) => {
  expect((await line(text)).quantity).toBe(quantity)
})

test('[QO-01] marks that nobody sees make no line of their own, and none different', async () => {
  const forwarded = [
    '\u200e[12/10/25, 9:41:07 am] Raju: 50 bag OPC cement',
    '\u200e[12/10/25, 9:41:30 am] Raju: \u200esariya 12mm - 20\u202c',
    '\u200e',
    '\u2068\u2069',
    '\ufeff10 litre\u00ad primer',
  ].join('\n')
  const { lines } = await match(forwarded)
  expect(lines.map(({ quantity }) => quantity)).toEqual([50, 20, 10])
  expect(lines.map(({ text }) => text).join('')).not.toMatch(/\p{Cf}/u)
})

test('[LANG-01] [QO-06] the brand of a line, and those it may be swapped for, are named in the language of the call', async () => {
  const body = { text: 'sariya 12mm - 20' }
  const answer = await api.call('/api/quick-order?language=hi', { method: 'POST', body })
  const { lines } = (await answer.json()) as {
    lines: { candidates: { brand: string; otherBrands: { brand: string }[] }[] }[]
  }
  const [first] = lines[0]?.candidates ?? []
  expect(first?.brand).toBe('दृढ़क')
  expect(first?.otherBrands.length).toBeGreaterThan(0)
  expect(first?.otherBrands.filter(({ brand }) => /[A-Za-z]/.test(brand))).toEqual([])
})
