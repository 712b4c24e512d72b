import { expect, type Page } from '@playwright/test'
import { SaxesParser } from 'saxes'
import { preparedData } from '../../support/browser/prepare-data.ts'
import { test as base } from '../../support/browser/store-test.ts'
import {
  catalogueFolder,
  productDocument,
  variantDocument,
} from '../../support/catalogue/catalogue-folder.ts'
import { findJsonLdFaults } from '../../support/json-ld/find-json-ld-faults.ts'
import { startStore, type Store } from '../../support/process/start-store.ts'

/** Ends a script, an attribute and a comment where it is not escaped; with a line that JavaScript once ended, a bidi override and an emoji. */
const odd = (name: string): string =>
  `${name} </script><b id="injected">"Bond' & Co. <!-- \u2028 \u202Egnp.\u202C 🧱 सीमेंट`
const long = `${'Extra-long '.repeat(17)}${'🧱'.repeat(13)}`
const unpriced = variantDocument({ sellingPriceWOGST: 0, sellingGSTAmount: 0, sellingPriceWithGST: 0 })
const bare = { ProductDescription: {}, ProductSpectification: {} }
const pictures = ['https://a b/c.jpg', 'https://', 'data:image/png;base64,AAAA', 'x.jpg']

const products = [
  productDocument('odd', {
    productName: odd('Brick'),
    hi: { name: odd('ईंट') },
    ProductDescription: { images: ['/demo/a.svg'], shortDescription: odd('short'), features: [odd('one')] },
    ProductSpectification: { Brand: [odd('Brand')], [odd('Size')]: [odd('4')] },
    countryOfOrigin: odd('China'),
    variants: ['a', 'b'].map((uid) => variantDocument({ uid, options: [odd(uid)] })),
    formerIds: ['first', 'second'],
  }),
  productDocument('long', { productName: long }),
  productDocument('bare', bare),
  productDocument('broken-pictures', {
    ProductDescription: { images: pictures },
    variants: [variantDocument({ image: 'http://' })],
  }),
  productDocument('unpriced', { variants: [unpriced] }),
  productDocument('sold-out', { variants: [variantDocument({ stock: 0 })] }),
  // the second of 30 takes the list to another page
  ...Array.from({ length: 30 }, (_, index) => productDocument(`brick-${index}`)),
].map((product) => ({ ...product, subCategoryRow: ['sub'] }))

const test = base.extend<object, { readonly oddStore: Store }>({
  oddStore: [
    async ({ settings: _ }, use) => {
      const { folder, remove } = await catalogueFolder({
        shops: [{ id: 'shop', rowId: 's1', name: odd('Shop'), mainCategoryRow: ['main'] }],
        maincategory: [{ id: 'main', mainCategory_Name: odd('Main') }],
        subcategory: [
          { id: 'sub', subCategory_Name: odd('Sub'), hi: { name: odd('उप') }, mainCategoryRow: ['main'] },
        ],
        products,
      })
      const environment = { CATALOGUE: folder }
      const store = await startStore({ preparedData: preparedData('empty'), isPublic: true, environment })
      await use(store)
      await store.stop()
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ oddStore }, use) => {
    await use(oddStore.baseURL)
  },
})

type Document = Readonly<Record<string, unknown>>

/** The head of a page, as a browser reads it: structured data by type, canonical address, robots, Open Graph's title and alternates. */
async function headOf(page: Page, path: string) {
  const answer = await page.goto(path)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const documents = texts.map((text) => JSON.parse(text) as Document)
  const content = (selector: string, name: string) =>
    page.evaluate(([of = '', at = '']) => document.querySelector(of)?.getAttribute(at), [selector, name])
  return {
    status: answer?.status(),
    documents,
    offered: documents.find((each) => ['Product', 'ProductGroup'].includes(String(each['@type']))),
    title: await content('meta[property="og:title"]', 'content'),
    canonical: await content('link[rel="canonical"]', 'href'),
    robots: await content('meta[name="robots"]', 'content'),
    hindi: await content('link[hreflang="hi"]', 'href'),
  }
}

for (const [language, name] of [
  ['', odd('Brick')],
  ['/hi', odd('ईंट')],
] as const)
  test(`[FIND-01] [LANG-02] names that end scripts, attributes and comments stay names at ${language}/ @any-width`, async ({
    page,
    baseURL,
  }) => {
    const { documents, offered, title, canonical, hindi } = await headOf(page, `${language}/product/odd`)
    expect(documents.flatMap((document) => findJsonLdFaults(document))).toEqual([])
    expect(offered).toMatchObject({ '@type': 'ProductGroup', name, brand: { name: odd('Brand') } })
    expect(offered?.['hasVariant']).toHaveLength(2)
    expect(title).toBe(Array.from(name).slice(0, 120).join(''))
    expect(canonical).toBe(`${baseURL}${language}/product/odd`)
    expect(hindi).toBe(`${baseURL}/hi/product/odd`)
    for (const path of ['/product/odd', '/shoppage?shop=shop', '/subpage?mainCat=main&sub=sub']) {
      const { documents: each, status } = await headOf(page, language + path)
      expect([path, status, each.flatMap((one) => findJsonLdFaults(one))]).toEqual([path, 200, []])
      await expect(page.locator('#injected')).toHaveCount(0)
    }
  })

test('[FIND-01] a product without texts, pictures or a price says no more than it knows, and is served @any-width', async ({
  page,
}) => {
  expect((await headOf(page, '/product/long')).title).toBe(Array.from(long).slice(0, 120).join(''))
  for (const id of ['bare', 'broken-pictures']) {
    const { status, offered } = await headOf(page, `/product/${id}`)
    expect([id, status, offered?.['@type'], offered?.['image']]).toEqual([id, 200, 'Product', undefined])
  }
  const { status, offered } = await headOf(page, '/product/unpriced')
  expect([status, offered]).toEqual([200, undefined])
})

test('[FIND-02] the ids that a product had before lead to it at once, in the language that was asked for @any-width', async ({
  request,
}) => {
  for (const [path, location] of [
    ['/product/first', '/product/odd'],
    ['/product/second', '/product/odd'],
    ['/hi/product/first', '/hi/product/odd'],
  ] as const) {
    const { status, headers } = await request
      .get(path, { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
    expect([path, status, headers['location']]).toEqual([path, 301, location])
  }
})

test('[FIND-01] pages of the whole list stand for themselves; a filtered, sorted or empty one is not to be found @any-width', async ({
  page,
  baseURL,
}) => {
  const list = '/subpage?mainCat=main&sub=sub'
  for (const language of ['', '/hi']) {
    const second = await headOf(page, `${language}${list}&page=2`)
    expect([second.canonical, second.robots]).toEqual([`${baseURL}${language}${list}&page=2`, undefined])
    for (const query of ['&sort=price-up', '&sort=origin', '&min=1', '&page=9']) {
      const { canonical, robots } = await headOf(page, language + list + query)
      expect([query, canonical, robots]).toEqual([query, undefined, 'noindex'])
    }
  }
})

test('[FIND-02] [FIND-03] sitemaps and feeds of such names are well-formed, with addresses alone as pictures @any-width', async ({
  request,
}) => {
  for (const path of [
    '/sitemaps/pages.xml',
    '/sitemaps/products-1.xml',
    '/feeds/google.xml',
    '/feeds/google-hi.xml',
  ]) {
    const answer = await request.get(path)
    const images: string[] = []
    const parser = new SaxesParser()
    let text = ''
    parser.on('opentag', () => (text = ''))
    parser.on('text', (more) => (text += more))
    parser.on('closetag', ({ name }) => {
      if (/image_link$|^image:loc$/.test(name)) images.push(text)
      text = ''
    })
    parser.write(await answer.text()).close()
    expect(images.filter((image) => !/^https?:\/\/[^ ]+$/.test(image))).toEqual([])
  }
})
