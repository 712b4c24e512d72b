import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPrice } from '../../money/parse-price.ts'
import { parseProduct, type Product } from '../product.ts'
import type { RawDocument } from '../parse-result.ts'
import type { ProductForm, VariantForm } from './forms/forms.ts'
import { readProductForm } from './forms/read-form.ts'
import { isRefusal } from './refusal.ts'
import { changeProduct } from './change-product.ts'
import { entryDocument } from '../documents/entry-document.ts'

const variant = {
  uid: 'v1',
  options: ['50 kg'],
  basePrice: 120,
  discountAmount: 20,
  sellingPriceWOGST: 100,
  sellingGSTAmount: 18,
  sellingPriceWithGST: 118,
}
const document: RawDocument = {
  id: 'cement',
  productName: 'Cement',
  gstRate: 18,
  custom: 'kept',
  variants: [variant],
}

function parse(raw: RawDocument): Product {
  const result = parseProduct(raw)
  if ('rejected' in result) throw new Error(result.rejected.code)
  return result.record
}

const formOf = (raw: RawDocument): ProductForm => readProductForm(parse(raw))

/** The product of a document with changes at the desk. */
function change(raw: RawDocument, changes: Partial<ProductForm>): Product {
  const changed = changeProduct(parse(raw), { ...formOf(raw), ...changes }, { newUid: () => 'fresh' })
  if (isRefusal(changed)) throw new Error(`${changed.refused.field} ${changed.refused.fault.code}`)
  return changed
}

/** The document that is exported of it then; it reads as the record says. */
function write(raw: RawDocument, changes: Partial<ProductForm>): RawDocument {
  const changed = change(raw, changes)
  const written = entryDocument('products', changed, raw)
  expect(parse(written)).toEqual(changed)
  return written
}

function reprice(
  raw: RawDocument,
  changes: Partial<VariantForm>,
  product: Partial<ProductForm> = {},
): Product {
  const variants = formOf(raw).variants.map((each) => ({ ...each, ...changes }))
  return parse(write(raw, { variants, ...product }))
}

test('[GOODS-01] a price is typed with GST; its parts are worked out from the rate and add up', () => {
  const [first] = reprice(document, { priceWithGst: '236', mrp: '' }).variants
  expect(first).toMatchObject({
    priceWithGst: toPrice('236'),
    priceWithoutGst: toPrice('200'),
    gst: toPrice('36'),
    basePrice: toPrice('236'),
    discount: toPrice('36'),
  })
  const [struck] = reprice(document, { priceWithGst: '₹ 59.00', mrp: '90' }).variants
  expect(struck).toMatchObject({
    priceWithoutGst: toPrice('50'),
    basePrice: toPrice('90'),
    discount: toPrice('40'),
  })
  expect(() => reprice(document, { priceWithGst: '236', mrp: '200' })).toThrow('mrp-below-price')
})

test('[GOODS-01] another rate splits every price anew, and what the customer pays stays', () => {
  const [first] = reprice(document, {}, { gstRate: '5' }).variants
  expect(first).toMatchObject({ priceWithGst: toPrice('118'), priceWithoutGst: toPrice('112.380952') })
})

test('[GOODS-01] whatever the price and the rate, the parts add up and nothing else of the document changes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom('5', '12', '18', '28', '0.25', '40'),
      fc.boolean(),
      (paise, gstRate, isText) => {
        const raw = { ...document, gstRate, variants: isText ? JSON.stringify([variant]) : [variant] }
        const variants = formOf(raw).variants.map((each) => ({
          ...each,
          priceWithGst: String(paise / 100),
          mrp: '',
        }))
        const changed = write(raw, { variants })
        expect({ ...changed, variants: null }).toEqual({ ...raw, variants: null })
        expect(typeof changed.variants).toBe(typeof raw.variants)
        const [after] = parse(changed).variants
        if (after === undefined) throw new Error('the variant is gone')
        expect(after.priceWithoutGst + after.gst).toBe(after.priceWithGst)
        expect(after.basePrice - after.discount).toBe(after.priceWithoutGst)
      },
    ),
  )
})

test('[DATA-05] a form that nobody changed leaves the document as it is, whatever its spelling', () => {
  const odd: RawDocument = {
    ...document,
    gstRate: '18%',
    ProductSpecification: { Brand: 'Adrika', Sizes: [1, '2'] },
    subCategoryRow: '["opc"]',
    variants: { a: { ...variant, options: [{ Size: '50 kg' }], minQuantity: '5' } },
  }
  expect(write(odd, {})).toEqual(odd)
  const spelt = write(odd, { attributes: [{ name: 'Brand', values: ['Adrika'] }] })
  expect(spelt.ProductSpecification).toEqual({ Brand: 'Adrika' })
})

test('[GOODS-01] variants are added, removed and reordered, and each keeps its own uid', () => {
  const raw = { ...document, variants: [variant, { ...variant, uid: 'v2', options: ['25 kg'] }] }
  const [first, second] = formOf(raw).variants
  if (first === undefined || second === undefined) throw new Error('the variants are gone')
  const { variants } = parse(write(raw, { variants: [second, { ...first, from: null, options: ['1 kg'] }] }))
  expect(variants.map(({ uid, options }) => [uid, options])).toEqual([
    ['v2', ['25 kg']],
    ['fresh', ['1 kg']],
  ])
  expect(() => write(raw, { variants: [first, first] })).toThrow('twice')
  expect(() => write(raw, { variants: [{ ...first, from: 7 }] })).toThrow('variant-gone')
})

test('[PRICE-04] [GOODS-01] dimensions and drawings are written as typed, and gone when they are emptied', () => {
  const drawn = write(document, { drawings: ['/media/a.webp'] })
  expect(parse(drawn).description.drawings).toEqual(['/media/a.webp'])
  const [sized] = reprice(drawn, { lengthMm: 600, heightMm: 200, widthMm: 100.5 }).variants
  expect(sized).toMatchObject({ lengthMm: 600, heightMm: 200, widthMm: 100.5 })
  expect(sized).not.toHaveProperty('diameterMm')
  const bare = write(
    { ...document, variants: [{ ...variant, lengthMm: 600, diameterMm: 5 }] },
    {
      drawings: [],
      variants: formOf(document).variants,
    },
  )
  expect(bare['variants']).toEqual([variant])
  expect(parse(bare).description).not.toHaveProperty('drawings')
})
