import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCatalogue, serialize } from './build-catalogue.ts'
import { brands } from '../brands/brands.ts'
import { demoTables } from '../products/tables.ts'

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fieldsOf(value: unknown): Fields {
  const content: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!isFields(content)) throw new Error(`Not an object: ${JSON.stringify(value)}`)
  return content
}

function listOf(value: unknown): unknown[] {
  const content: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(content)) throw new Error(`Not a list: ${JSON.stringify(value)}`)
  return content
}

function textAt(fields: Fields, key: string): string {
  const value = fields[key]
  if (typeof value !== 'string')
    throw new Error(`${key} is not a text in ${JSON.stringify(fields).slice(0, 120)}`)
  return value
}

/** Micro-rupees; at most six decimals of a rupee are allowed. */
function microsAt(fields: Fields, key: string): number {
  const value = Number(fields[key])
  const micros = Math.round(value * 1_000_000)
  if (!Number.isFinite(value) || micros / 1_000_000 !== value)
    throw new Error(`${key} is not an amount: ${String(fields[key])}`)
  return micros
}

function read(name: string): Fields[] {
  return listOf(readFileSync(new URL(`../../catalogue/${name}.json`, import.meta.url), 'utf8')).map(fieldsOf)
}

const mains = read('maincategory')
const subs = read('subcategory')
const shops = read('shops')
const products = read('products')
const banners = read('partner-banners')
const variants = products.flatMap((product) =>
  listOf(product['variants']).map((variant) => ({ product, variant: fieldsOf(variant) })),
)
const descriptions = products.map((product) => fieldsOf(product['ProductDescription']))
const idsOf = (documents: readonly Fields[]): string[] => documents.map((document) => textAt(document, 'id'))
const MICROS_PER_PAISA = 10_000

function wrongPrices(fields: Fields, rate: number): string[] {
  const withGst = microsAt(fields, 'sellingPriceWithGST')
  const net = microsAt(fields, 'sellingPriceWOGST')
  const tax = microsAt(fields, 'sellingGSTAmount')
  const wrong: string[] = []
  if (withGst <= 0 || withGst % MICROS_PER_PAISA !== 0) wrong.push('the price with GST is not in whole paise')
  if (net !== Math.floor((withGst * 200 + 100 + rate) / (2 * (100 + rate))))
    wrong.push('the net price is not price × 100 / (100 + rate)')
  if (net + tax !== withGst) wrong.push('net price and GST do not add up')
  return wrong
}

test('The demo catalogue has the breadth of a real shop', () => {
  expect(shops.length).toBeGreaterThanOrEqual(10)
  expect(mains.length).toBeGreaterThanOrEqual(57)
  expect(subs.length).toBeGreaterThanOrEqual(160)
  expect(products.length).toBeGreaterThanOrEqual(1200)
  expect(variants.length).toBeGreaterThanOrEqual(4000)
  expect(banners.length).toBe(5)
})

test('Every id, row id and variant uid is a readable slug used once', () => {
  for (const documents of [mains, subs, shops, products, banners]) {
    const ids = idsOf(documents)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  }
  const rowIds = products.map((product) => textAt(product, 'rowId'))
  expect(new Set(rowIds).size).toBe(rowIds.length)
  const uids = variants.map(({ variant }) => textAt(variant, 'uid'))
  expect(new Set(uids).size).toBe(uids.length)
})

test('Every reference leads to a document, and every document is referred to by its parent', () => {
  const mainIds = new Set(idsOf(mains))
  const subIds = new Set(idsOf(subs))
  const fromShops = shops.flatMap((shop) => listOf(shop['mainCategoryRow']))
  const fromSubs = subs.flatMap((sub) => listOf(sub['mainCategoryRow']))
  const fromProducts = products.flatMap((product) => listOf(product['subCategoryRow']))
  expect([...fromShops, ...fromSubs].filter((id) => !mainIds.has(String(id)))).toEqual([])
  expect(fromProducts.filter((id) => !subIds.has(String(id)))).toEqual([])
  expect([...mainIds].filter((id) => !fromShops.includes(id))).toEqual([])
  expect([...mainIds].filter((id) => fromSubs.filter((from) => from === id).length < 2)).toEqual([])
  expect([...subIds].filter((id) => fromProducts.filter((from) => from === id).length < 5)).toEqual([])
  expect(subs.some((sub) => listOf(sub['mainCategoryRow']).length > 1)).toBe(true)
})

test('Every price adds up in micro-rupees', () => {
  const wrong: string[] = []
  let struck = 0
  for (const { product, variant } of variants) {
    const rate = Number(product['gstRate'])
    const withGst = microsAt(variant, 'sellingPriceWithGST')
    const net = microsAt(variant, 'sellingPriceWOGST')
    const base = microsAt(variant, 'basePrice')
    const found = wrongPrices(variant, rate)
    if (base % MICROS_PER_PAISA !== 0) found.push('the base price is not in whole paise')
    if (base - net !== microsAt(variant, 'discountAmount')) found.push('the discount is not base less net')
    if (base > withGst) {
      struck += 1
      if (base < withGst * 1.04 || base > withGst * 1.22) found.push('the base price is not 4 to 22 % above')
    } else if (base < withGst) found.push('the base price is below the price')
    const commission = microsAt(variant, 'comissionAmount')
    if (
      commission % MICROS_PER_PAISA !== 0 ||
      commission < net * 0.01 - MICROS_PER_PAISA ||
      commission > net * 0.03 + MICROS_PER_PAISA
    )
      found.push('the commission is not 1 to 3 %')
    if (microsAt(variant, 'packagingCost') < 0) found.push('the packaging cost is negative')
    wrong.push(...found.map((reason) => `${textAt(variant, 'uid')}: ${reason}`))
  }
  expect(wrong).toEqual([])
  expect(struck / variants.length).toBeGreaterThan(0.7)
  expect(struck / variants.length).toBeLessThan(0.8)
})

test('Price breaks start at larger quantities, get cheaper and obey the same GST rule', () => {
  const wrong: string[] = []
  for (const { product, variant } of variants) {
    let quantity = 1
    let price = microsAt(variant, 'sellingPriceWithGST')
    for (const step of listOf(variant['priceBreaks'] ?? []).map(fieldsOf)) {
      const next = Number(step['minQuantity'])
      const lower = microsAt(step, 'sellingPriceWithGST')
      if (
        !Number.isInteger(next) ||
        next <= quantity ||
        lower >= price ||
        wrongPrices(step, Number(product['gstRate'])).length > 0
      )
        wrong.push(textAt(variant, 'uid'))
      quantity = next
      price = lower
    }
  }
  expect(wrong).toEqual([])
})

test('Every variant has a unit, a weight, valid quantities and options of its own', () => {
  const wrong = variants.filter(({ variant }) => {
    const least = Number(variant['minQuantity'] ?? 1)
    const step = Number(variant['quantityStep'] ?? 1)
    return (
      textAt(variant, 'unit') === '' ||
      variant['taxStatus'] !== 'Taxable' ||
      !(Number(variant['weightKg']) > 0) ||
      !Number.isInteger(least) ||
      !Number.isInteger(step) ||
      least < 1 ||
      step < 1 ||
      least % step !== 0
    )
  })
  expect(wrong.map(({ variant }) => variant['uid'])).toEqual([])
  const withSameOptions = products.filter((product) => {
    const options = listOf(product['variants']).map((variant) =>
      listOf(fieldsOf(variant)['options']).join(', '),
    )
    return new Set(options).size !== options.length
  })
  expect(idsOf(withSameOptions)).toEqual([])
})

test('No two products share a name or a description, and each has three to five features', () => {
  for (const key of ['shortDescription', 'longDescription']) {
    const texts = descriptions.map((description) => textAt(description, key))
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  }
  const names = products.map((product) => textAt(product, 'productName'))
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  const counts = descriptions.map((description) => listOf(description['features']).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...counts)).toBeLessThanOrEqual(5)
})

test('Every attribute is a list of texts and every document can be found in Latin and Devanagari', () => {
  const attributes = products.flatMap((product) => Object.values(fieldsOf(product['ProductSpectification'])))
  expect(
    attributes.filter((values) => listOf(values).some((value) => typeof value !== 'string' || value === '')),
  ).toEqual([])
  const withoutLatin = [...mains, ...subs, ...products].filter((document) => {
    const words = listOf(document['searchWords']).join(' ')
    return !/[a-z]/i.test(words)
  })
  expect(idsOf(withoutLatin)).toEqual([])
  expect(
    idsOf(
      [...mains, ...products].filter(
        (document) => !/[\u0900-\u097f]/.test(listOf(document['searchWords']).join(' ')),
      ),
    ),
  ).toEqual([])
})

test('The data is as untidy as real data: JSON as text, old field names, prices as text', () => {
  const asText = products.filter(
    (product) => typeof product['variants'] === 'string' || typeof product['ProductDescription'] === 'string',
  )
  expect(asText.length / products.length).toBeGreaterThan(0.25)
  expect(asText.length / products.length).toBeLessThan(0.42)
  expect(shops.filter((shop) => typeof shop['mainCategoryRow'] === 'string').length).toBe(
    Math.floor(shops.length / 2),
  )
  expect(mains.filter((main) => 'MainCategory_Name' in main).length).toBe(3)
  expect(variants.some(({ variant }) => typeof variant['basePrice'] === 'string')).toBe(true)
  expect(variants.some(({ variant }) => listOf(variant['options']).length === 0)).toBe(true)
})

test('Banner headlines have at most eight words, texts ten, and the button names the category', () => {
  for (const banner of banners) {
    expect(textAt(banner, 'headline').split(' ').length).toBeLessThanOrEqual(8)
    expect(textAt(banner, 'text').split(' ').length).toBeLessThanOrEqual(10)
    expect(idsOf(mains)).toContain(
      new URL(textAt(banner, 'link'), 'https://shop.example').searchParams.get('mainCat'),
    )
    expect(textAt(banner, 'action')).toMatch(/^Shop /)
  }
})

test('No brand, product or search word carries the name of a real manufacturer', () => {
  const real =
    'ultratech acc ambuja jk shree dalmia birla ramco wonder asian berger nerolac dulux nippon jaquar hindware parryware cera kohler havells anchor polycab finolex rrkabel syska philips crompton orient bajaj usha tata jindal jsw sail kamdhenu kajaria somany johnson nitco orientbell supreme astral ashirvad prince sintex godrej hettich hafele ebco dorset yale greenply century kitply merino fevicol pidilite sika fosroc saint-gobain bosch makita stanley taparia everest visaka'.split(
      ' ',
    )
  expect(
    brands
      .filter((brand) => real.some((name) => brand.name.toLowerCase().startsWith(name)))
      .map((brand) => brand.name),
  ).toEqual([])
  // "anchor" is also a fastener
  const named = new RegExp(`\\b(${real.filter((name) => name !== 'anchor').join('|')})\\b`, 'i')
  expect(
    idsOf([...mains, ...subs, ...products].filter((document) => named.test(JSON.stringify(document)))),
  ).toEqual([])
})

test('Making the catalogue again gives exactly the files that are here', () => {
  const { collections } = buildCatalogue(demoTables)
  const changed = Object.entries(collections).filter(
    ([name, documents]) =>
      serialize(documents) !== readFileSync(new URL(`../../catalogue/${name}.json`, import.meta.url), 'utf8'),
  )
  expect(changed.map(([name]) => name)).toEqual([])
})
