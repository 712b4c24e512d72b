import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { oddCatalogue } from '../../../tests/support/catalogue/odd-catalogue.ts'
import { collections, type Collection } from '../entries/collections.ts'
import { emptyRecord, parsers, type EntryRecord } from '../entries/entry-record.ts'
import type { RawDocument } from '../parse-result.ts'
import { entryDocument } from './entry-document.ts'

const files: Readonly<Record<string, Collection>> = {
  maincategory: 'categories',
  subcategory: 'subcategories',
  shops: 'departments',
  products: 'products',
  'partner-banners': 'banners',
}

function parse(collection: Collection, document: RawDocument): EntryRecord | null {
  const result = parsers[collection](document)
  return 'record' in result ? result.record : null
}

/** A record as the database gives it back: its fields in another order, and none that is undefined. */
function stored<T>(record: T): T {
  const reorder = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(reorder)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted()
        .map(([name, field]) => [name, reorder(field)]),
    )
  }
  return reorder(JSON.parse(JSON.stringify(record))) as T
}

/** A document and its record, after an export as it was delivered and in our own spelling; both are as before. */
function roundTrip(collection: Collection, document: RawDocument) {
  const record = parse(collection, document)
  if (record === null) return null
  const exported = entryDocument(collection, stored(record), document)
  const spelt = entryDocument(collection, stored(record), { id: record.id })
  return {
    before: { text: JSON.stringify(document), record },
    after: { text: JSON.stringify(exported), record: parse(collection, spelt) },
  }
}

test('[DATA-05] the whole demo catalogue is exported as it was delivered', () => {
  let count = 0
  for (const [file, collection] of Object.entries(files)) {
    const text = readFileSync(path.join(import.meta.dirname, `../../../demo/catalogue/${file}.json`), 'utf8')
    for (const document of JSON.parse(text) as RawDocument[]) {
      const trip = roundTrip(collection, document)
      expect(trip?.after).toEqual(trip?.before)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(1_300)
})

test('[DATA-05] [CATG-05] [CATG-06] so are JSON in text, broken JSON and historical spellings', () => {
  for (const [file, documents] of Object.entries(oddCatalogue))
    for (const document of documents) {
      const trip = roundTrip(files[file] ?? 'products', document)
      expect(trip?.after).toEqual(trip?.before)
    }
})

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', ' padded ', '7', '["a"]', '{"a":1}', '[{', '18%', '__proto__'),
)
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(text, tie('any'), { maxKeys: 3 }),
  ),
})).any
const json = value.map((one) => JSON.stringify(one))
const odd = fc.oneof(value, json)
const maybe = (names: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, values])), { requiredKeys: [] })

const price = fc.integer({ min: 0, max: 99_999_999 }).map((paise) => paise / 100)
const prices = fc.tuple(price, fc.option(price)).map(([withGst, base]) => ({
  sellingPriceWithGST: withGst,
  sellingGSTAmount: 0,
  ...(base !== null && { basePrice: base }),
}))
const breaks = fc.option(
  fc.oneof(
    fc.constant('broken'),
    fc.constant([{ minQuantity: 5, sellingPriceWithGST: 0.5, sellingGSTAmount: 0, tier: 'B' }]),
  ),
)
const variant = fc
  .tuple(
    maybe(
      [
        'uid',
        'options',
        'unit',
        'taxStatus',
        'image',
        'sku',
        'minQuantity',
        'quantityStep',
        'weightKg',
        'lengthMm',
        'ours',
      ],
      odd,
    ),
    prices,
    breaks,
  )
  .map(([fields, priced, priceBreaks]) => ({
    ...fields,
    ...priced,
    ...(priceBreaks !== null && { priceBreaks }),
  }))
const variants = fc.array(variant, { maxLength: 4 })
const known = [
  'rowId',
  'productName',
  'name',
  'subCategoryRow',
  'ProductSpectification',
  'ProductSpecification',
  'searchWords',
  'hsn',
  'gstRate',
  'countryOfOrigin',
  'mainCategory_Name',
  'MainCategory_Name',
  'mainCategory_Image',
  'subCategory_Name',
  'SubCategory_Name',
  'SubCategory_Image',
  'mainCategoryRow',
  'specification',
  'material',
  'goesWith',
  'bannerUrl',
  'headline',
  'link',
  'ground',
  'supplier',
] as const
const description = fc.oneof(
  odd,
  maybe(['images', 'drawings', 'shortDescription', 'longDescription', 'features', 'warranty'], odd),
)
const translation = fc.option(
  fc
    .oneof(odd, maybe(['name', 'shortDescription', 'features', 'words', 'headline', 'action', 'ours'], odd))
    .chain((part) => fc.constantFrom<unknown>(part, JSON.stringify(part))),
  { nil: undefined },
)
const documents = fc
  .tuple(
    maybe(known, odd),
    translation,
    description,
    fc.oneof(
      variants,
      variants.map((list) => JSON.stringify(list)),
      odd,
    ),
  )
  .map(([fields, hi, about, list]): RawDocument => ({
    ...fields,
    ...(hi !== undefined && { hi }),
    id: 'x',
    ProductDescription: about,
    variants: list,
  }))

test('[DATA-05] whatever a document holds, it is exported as it was delivered', () => {
  fc.assert(
    fc.property(documents, fc.constantFrom(...collections), (document, collection) => {
      const trip = roundTrip(collection, JSON.parse(JSON.stringify(document)) as RawDocument)
      expect(trip?.after).toEqual(trip?.before)
    }),
    { numRuns: 1_000 },
  )
})

test('[DATA-05] [GOODS-01] whatever a record becomes, its document reads as the record, and keeps every field that is not known', () => {
  fc.assert(
    fc.property(documents, documents, fc.constantFrom(...collections), (one, other, collection) => {
      const [delivered, record] = [JSON.parse(JSON.stringify(one)) as RawDocument, parse(collection, other)]
      if (record === null) return
      const written = entryDocument(collection, stored(record), delivered)
      expect(parse(collection, written)).toEqual(record)
      expect(written.supplier).toEqual(delivered.supplier)
    }),
    { numRuns: 1_000 },
  )
})

test('[LANG-02] [DATA-05] the part of another language changes where its record does, and stays text that was text', () => {
  const delivered = { id: 'x', name: 'Cement', hi: '{"name":" सीमेंट ","translator":"R"}' }
  const record = parse('departments', delivered)
  const renamed = (name: string) =>
    entryDocument('departments', { ...record, translations: { hi: { name } } } as EntryRecord, delivered)
  expect(renamed('सीमेंट')).toEqual(delivered)
  expect(renamed('सीमेन्ट').hi).toBe('{"name":"सीमेन्ट","translator":"R"}')
  const { translations: _, ...untranslated } = record as EntryRecord
  expect(entryDocument('departments', untranslated as EntryRecord, delivered).hi).toBe('{"translator":"R"}')
  expect(
    entryDocument('departments', untranslated as EntryRecord, { id: 'x', hi: { name: 'सीमेंट' } }),
  ).toEqual({ id: 'x', name: 'Cement' })
})

test('[DATA-05] unknown fields of variants and price breaks stay with their variant, wherever it stands now', () => {
  const priced = { sellingPriceWithGST: 118, sellingGSTAmount: 18 }
  const tier = { minQuantity: 10, sellingPriceWithGST: 100, sellingGSTAmount: 15, tier: 'B' }
  const document: RawDocument = {
    id: 'x',
    variants: [
      { uid: 'a', rack: 'A', ...priced, priceBreaks: [tier] },
      { uid: 'b', rack: 'B', ...priced },
      { options: ['50 kg'], rack: 'C', ...priced },
      { options: [], rack: 'D', ...priced },
    ],
  }
  const record = parse('products', document)
  if (record === null || !('variants' in record)) throw new Error('is no product')
  const [a, b, c, d] = record.variants
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    throw new Error('a variant is gone')
  const shorter = { ...tier, sellingPriceWithGST: 90, sellingGSTAmount: 10, sellingPriceWOGST: 80 }
  const cheaper = parse('products', { id: 'x', variants: [{ ...priced, priceBreaks: [shorter] }] })
  if (cheaper === null || !('variants' in cheaper)) throw new Error('is no product')
  const priceBreaks = cheaper.variants[0]?.priceBreaks ?? []
  const changed = {
    ...record,
    variants: [c, { ...b, unit: 'bag' }, { ...a, priceBreaks }, { ...d, options: ['new'] }],
  }
  expect(entryDocument('products', changed, document).variants).toMatchObject([
    { rack: 'C' },
    { rack: 'B', unit: 'bag' },
    { rack: 'A', priceBreaks: [{ ...shorter, tier: 'B' }] },
    { rack: 'D', options: ['new'] },
  ])
})

test('[GOODS-01] an entry that is new is written in our own spelling, and nothing is said of what nobody filled in', () => {
  for (const collection of collections)
    expect(entryDocument(collection, emptyRecord(collection, 'new'), { id: 'new' })).toEqual({ id: 'new' })
})
