import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readProductPage } from '#app/routes/widgets/load-product.ts'
import { productJsonLd } from '#app/features/product-page/product-jsonld.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'
import { findJsonLdFaults } from '../../support/json-ld/find-json-ld-faults.ts'

const { services, call } = await demoApiForTests({ PUBLIC_URL: 'https://neev.example' })

/** Content of the tags of a product page's head, by the name of each; structured data left out. */
async function headOf(id: string, query = '') {
  const product = await services.catalogue.findProduct(id)
  if (product === null) throw new Error(`${id} is missing`)
  const { meta } = await readProductPage(services, product, new URLSearchParams(query))
  const tags = meta.flatMap((tag): [string, unknown][] => {
    if ('title' in tag) return [['title', tag.title]]
    if ('property' in tag) return [[String(tag.property), tag.content]]
    if ('name' in tag) return [[String(tag.name), tag.content]]
    return 'rel' in tag ? [[String(tag.rel), tag.href]] : []
  })
  return Object.fromEntries(tags)
}

test('[FIND-01] a product has one canonical address, and a link to a size says and shows that size', async () => {
  const id = 'ready-mix-masonry-mortar-bhumikar'
  const address = `https://neev.example/product/${id}`
  const [whole, size] = [await headOf(id), await headOf(id, 'variantIndex=1')]
  expect([whole.canonical, size.canonical]).toEqual([address, address])
  expect([whole.title, size.title]).toEqual(Array(2).fill('Bhumikar Ready-Mix Masonry Mortar · Neev'))
  expect([whole['og:url'], whole['og:title']]).toEqual([address, 'Bhumikar Ready-Mix Masonry Mortar'])
  expect([size['og:url'], size['og:title']]).toEqual([
    `${address}?variantIndex=1`,
    'Bhumikar Ready-Mix Masonry Mortar, M7.5, 40 kg',
  ])
  expect(whole.description).toContain('₹240.00')
  expect(size['og:description']).toContain('₹267.00')
  expect(size.robots).toBeUndefined()
})

test('[FIND-01] every product has a preview picture of 1200 × 630, made once and the same from then on', async () => {
  const head = await headOf('opc-cement-53-adrika')
  expect([head['og:image:width'], head['og:image:height']]).toEqual(['1200', '630'])
  const address = new URL(String(head['og:image']))
  expect(address.origin).toBe('https://neev.example')
  const [first, again] = [await call(address.pathname), await call(address.pathname)]
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(first.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(Buffer.compare(bytes, Buffer.from(await again.arrayBuffer()))).toBe(0)
})

test.each(['demo-nothing-there-960.jpg', 'media-..%2fchallans%2fa.jpg', 'demo-bag.webp', 'x'])(
  '[SAFE-01] there is no preview %s',
  async (name) => {
    expect((await call(`/media/previews/${name}`)).status).toBe(404)
  },
)

test('[FIND-01] the structured data of every product of the demo catalogue is sound', async () => {
  const faults: string[] = []
  const check = ({ id, ...product }: PublicProduct) => {
    const terms = { shipping: [], hasReturnTerms: true, origin: 'https://neev.example' }
    const found = findJsonLdFaults(productJsonLd({ id, ...product }, 0, terms))
    faults.push(...found.map((fault) => `${id}: ${fault}`))
  }
  let count = 0
  for (let offset = 0; ; offset += 500) {
    const page = await services.catalogue.listAllProducts({ offset, limit: 500 })
    for (const product of page) check(product)
    count += page.length
    if (page.length < 500) break
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(1_000)
})
