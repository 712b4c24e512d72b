import { expect, test } from 'vitest'
import type { Finding } from '../../problem/findings.ts'
import { makeProductCard } from '../lists/make-product-card.ts'
import type { ParseResult, RawDocument } from '../parse-result.ts'
import { parseProduct, toPublicProduct, type Product } from '../product.ts'
import { parseSubcategory } from '../subcategory.ts'
import { english, makeGlossary } from './glossary.ts'
import { labelFacets, labelFilters, translateRecord } from './translate.ts'

function parsed<T>(result: ParseResult<T>): T & { readonly issues: readonly Finding[] } {
  if ('rejected' in result) throw new Error(result.rejected.code)
  return { ...result.record, issues: result.issues }
}

const bags = parsed(
  parseSubcategory({
    id: 'opc',
    subCategory_Name: 'OPC',
    hi: { name: 'ओपीसी', words: { Brand: 'ब्रांड', Adrika: 'अद्रिका', Grey: 'ग्रे', India: 'भारत' } },
  }),
)
const hindi = makeGlossary('hi', [bags])
const document: RawDocument = {
  id: 'cement',
  productName: 'Adrika Cement',
  subCategoryRow: ['opc'],
  ProductDescription: { shortDescription: 'Strong', longDescription: 'Long', features: ['One', 'Two'] },
  ProductSpectification: { Brand: ['Adrika'], Grade: ['53'] },
  countryOfOrigin: 'India',
  variants: [
    {
      uid: 'v1',
      unit: 'bag',
      options: ['50 kg', 'Grey'],
      sku: 'S-1',
      sellingPriceWithGST: 118,
      sellingGSTAmount: 18,
    },
  ],
}
const inHindi = { name: 'अद्रिका सीमेंट', shortDescription: 'मज़बूत', features: ['एक', 'दो'] }
const productOf = (hi: unknown): Product & { readonly issues: readonly Finding[] } =>
  parsed(parseProduct({ ...document, hi }))

test('[LANG-02] a product is read in another language, but for what it is identified, priced and filtered by', () => {
  const product = toPublicProduct(productOf(inHindi), hindi)
  expect(product).toMatchObject({
    id: 'cement',
    name: 'अद्रिका सीमेंट',
    description: { short: 'मज़बूत', long: 'Long', features: ['एक', 'दो'] },
    attributes: [
      { name: 'Brand', values: ['Adrika'] },
      { name: 'Grade', values: ['53'] },
    ],
    labels: { Brand: 'ब्रांड', Adrika: 'अद्रिका', India: 'भारत' },
    variants: [
      {
        uid: 'v1',
        unit: 'bag',
        options: ['50 kg', 'ग्रे'],
        readAs: ['50 kg', 'Grey'],
        priceWithGst: 118_000_000,
      },
    ],
  })
  expect(JSON.stringify(product)).not.toContain('translations')
})

test('[LANG-02] in English nothing is sent of other languages', () => {
  expect(toPublicProduct(productOf(inHindi))).toEqual(toPublicProduct(productOf(undefined)))
  const { issues: _, translations: __, ...plain } = bags
  expect(translateRecord(bags, 'en')).toEqual({ ...plain, issues: [] })
})

test('[LANG-02] what a language does not say is English', () => {
  const { name, description } = toPublicProduct(productOf({ features: [] }), hindi)
  expect([name, description]).toEqual(['Adrika Cement', toPublicProduct(productOf(undefined)).description])
  expect(translateRecord(bags, 'hi')).toMatchObject({ id: 'opc', name: 'ओपीसी' })
})

test('[LANG-02] a card is measured in English and shown in the language', () => {
  const [product, plain] = [productOf(inHindi), productOf(undefined)]
  const card = makeProductCard(plain, english)
  expect(makeProductCard(product, hindi)).toEqual({
    ...card,
    name: 'अद्रिका सीमेंट',
    summary: 'मज़बूत',
    variants: card.variants.map((variant) => ({ ...variant, options: ['50 kg', 'ग्रे'] })),
    measure: { ...card.measure, unit: 'किलो' },
  })
  expect(card.measure).toMatchObject({ unit: 'kg' })
})

test('[LANG-02] filters keep their English values, so that an address means the same in every language', () => {
  const attributes = [
    { name: 'Brand', values: [{ value: 'Adrika', count: 2 }] },
    { name: 'Grade', values: [{ value: '53', count: 1 }] },
  ]
  expect(labelFacets({ attributes, prices: null }, hindi).attributes).toEqual([
    { name: 'Brand', label: 'ब्रांड', values: [{ value: 'Adrika', label: 'अद्रिका', count: 2 }] },
    attributes[1],
  ])
  expect(labelFacets({ attributes, prices: null }, english).attributes).toEqual(attributes)
  const chosen = { attributes: [{ name: 'Brand', value: 'Adrika' }] }
  expect(labelFilters(chosen, hindi).attributes).toEqual([{ ...chosen.attributes[0], label: 'अद्रिका' }])
})

test.each([
  ['no object', 'अद्रिका', { code: 'counts-as-empty', field: 'hi', expected: 'json' }],
  ['a list', ['अद्रिका'], { code: 'counts-as-empty', field: 'hi', expected: 'object' }],
  ['a long name', { name: 'अ'.repeat(201) }, { code: 'text-left-out', field: 'hi.name', most: 200 }],
  [
    'too many features',
    { features: Array.from({ length: 41 }, () => 'अ') },
    { code: 'texts-left-out', field: 'hi.features' },
  ],
])('[LANG-02] %s is an issue, and the product is sold in English', (_, hi, issue) => {
  const product = productOf(hi)
  expect(product.issues).toContainEqual(issue)
  expect(toPublicProduct(product, hindi).name).toBe('Adrika Cement')
})

test('[LANG-02] words that are no words of JavaScript objects are taken for nothing', () => {
  const words = JSON.parse('{"__proto__":"x","Grey":" ग्रे ","Red":5,"Blue":null}') as unknown
  const odd = parsed(parseSubcategory({ id: 'odd', hi: JSON.stringify({ words }) }))
  const glossary = makeGlossary('hi', [odd, bags])
  expect(glossary.wordsOf(['odd'])).toMatchObject({ Grey: 'ग्रे', Red: '5' })
  expect(labelFilters({ attributes: [{ name: 'x', value: 'toString' }] }, glossary).attributes).toEqual([
    { name: 'x', value: 'toString' },
  ])
  expect(glossary.wordsOf(['odd', 'opc', 'gone'])).toMatchObject({ Red: '5', Brand: 'ब्रांड' })
})
