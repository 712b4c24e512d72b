import { productDocument, variantDocument } from './catalogue-folder.ts'

/** The categories of the shop “Many”. */
export const manyCategories: readonly { readonly id: string; readonly mainCategory_Name: string }[] = numbers(
  32,
  (number) => ({ id: `more-${number}`, mainCategory_Name: `More ${number}` }),
)

/** Ids that an import takes and that need care in a URL. */
export const oddIds = ['a%2Fb', 'a/b c', 'é ü #?&=+', 'लोहा "5"', '100%', 'back\\slash'] as const

/**
 * A small catalogue of what is rare in a good one: historical spellings, JSON that is text or broken, shops without
 * name or categories, subcategories that are empty or long, missing pictures, prices at the edges.
 */
export const oddCatalogue = {
  maincategory: [
    { id: 'walls', mainCategory_Name: 'Walls', mainCategory_Image: '/demo/pictures/not-drawn.svg' },
    { id: 'floors', MainCategory_Name: 'Floors by the old name' },
    { id: 'bare', mainCategory_Name: 'Bare' },
    // exactly as many as the home page shows
    ...manyCategories,
  ],
  subcategory: [
    { id: 'long', subCategory_Name: 'Long shelf', mainCategoryRow: ['walls'] },
    { id: 'odd', subCategory_Name: 'Odd shelf', mainCategoryRow: '["floors","walls"]' },
    { id: 'empty', subCategory_Name: 'Empty shelf', mainCategoryRow: ['walls'] },
    { id: 'fine', subCategory_Name: 'Fine shelf', mainCategoryRow: ['floors'] },
  ],
  shops: [
    { id: 'list', rowId: 's1', name: 'Listed', mainCategoryRow: ['walls', 'floors'] },
    { id: 'text', rowId: 's2', name: 'In JSON text', mainCategoryRow: '["floors"]' },
    { id: 'broken', rowId: 's3', name: 'Broken JSON', mainCategoryRow: '["floors"' },
    { id: 'foreign', rowId: 's4', name: 'Foreign', mainCategoryRow: ['not-there'] },
    { id: 'unnamed', rowId: 's5', mainCategoryRow: ['bare'] },
    { id: 'wide', rowId: 's6', name: 'Many', mainCategoryRow: manyCategories.map(({ id }) => id) },
  ],
  'partner-banners': [
    { id: 'first', headline: 'First banner', text: 'One', link: '/categories', action: 'See all' },
    { id: 'second', headline: 'Second banner', bannerUrl: '/demo/pictures/not-drawn.svg' },
    { id: 'third', bannerUrl: '/demo/pictures/banner-paint-960.webp' },
  ],
  products: [
    // 49 products: two whole pages and one on the third
    ...numbers(49, (number) =>
      productDocument(`brick-${number}`, {
        productName: `Brick ${String(number).padStart(2, '0')}`,
        subCategoryRow: ['long'],
        ProductSpectification: { Brand: [number % 2 === 0 ? 'Evenly' : 'Oddly'] },
        variants: [priced(1000 - number)],
      }),
    ),
    odd('dear', { variants: [priced(123_456.78, { basePrice: 234_567.5 })] }),
    odd('same', { variants: [priced(118, { basePrice: 118 })] }),
    odd('cheaper-before', { variants: [priced(118, { basePrice: 117.99 })] }),
    odd('higher-before', { variants: [priced(118, { basePrice: 118.01 })] }),
    odd('plain', { variants: [priced(10, { options: [], taxStatus: null, unit: null })] }),
    odd('pictureless', { ProductDescription: { images: [] } }),
    odd('picture-lost', { ProductDescription: { images: ['/demo/pictures/not-drawn.svg'] } }),
    odd('sizes', {
      ProductDescription: JSON.stringify({
        images: ['/demo/pictures/banner-paint-960.webp', '/demo/pictures/banner-tiles-960.webp'],
        shortDescription: 'Short words',
        longDescription: 'Long words',
        features: ['First feature', 'Second feature'],
      }),
      ProductSpectification: JSON.stringify({ Brand: ['Adrika'], 'Handle Type': ['Lever', 'Knob'] }),
      variants: JSON.stringify([
        priced(100, { uid: 'small', options: ['Small'] }),
        priced(200, { uid: 'middle', options: ['Middle', 'Blue'], basePrice: 250 }),
        priced(300, { uid: 'large', options: ['Large'], taxStatus: 'Exempt' }),
      ]),
    }),
    odd('garbled', { ProductDescription: '{"images":', ProductSpectification: '[', variants: '[{' }),
    odd('half-garbled', {
      ProductDescription: 'not JSON',
      ProductSpectification: '{',
      variants: [priced(77)],
    }),
    // in no list: ids that URLs have their own ideas about, and a name without an end
    ...oddIds.map((id) => productDocument(id, { productName: 'Odd id', subCategoryRow: [] })),
    productDocument('endless', {
      productName: 'W'.repeat(10_000),
      subCategoryRow: [],
      variants: [variantDocument({ options: ['O'.repeat(10_000)], unit: 'U'.repeat(1_000) })],
    }),
    ...numbers(5, (number) =>
      productDocument(`fine-${number}`, {
        productName: `Fine ${number}`,
        subCategoryRow: ['fine'],
        variants: [priced(99.96, { basePrice: 100.5 })],
      }),
    ),
  ],
}

/** The products of a subcategory. */
export function productsIn(subcategory: string): readonly Record<string, unknown>[] {
  return oddCatalogue.products.filter(
    ({ subCategoryRow }) => Array.isArray(subCategoryRow) && subCategoryRow.includes(subcategory),
  )
}

function odd(id: string, changes: Record<string, unknown>): Record<string, unknown> {
  return productDocument(id, { productName: `Odd ${id}`, subCategoryRow: ['odd'], ...changes })
}

function priced(price: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return variantDocument({
    sellingPriceWithGST: price,
    sellingPriceWOGST: price,
    sellingGSTAmount: 0,
    basePrice: price,
    ...changes,
  })
}

function numbers<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}
