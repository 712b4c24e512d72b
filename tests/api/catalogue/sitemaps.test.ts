import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { languages, pathIn, splitLanguage } from '#domain/i18n/language.ts'
import { readProductSitemap } from '#server/services/search-engines/read-sitemap.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const ORIGIN = 'https://neev.example'
const api = await demoApiForTests({ PUBLIC_URL: ORIGIN })

/** Texts of the elements of a name in an XML document, which has to be well-formed. */
function textsOf(xml: string, name: string): string[] {
  const texts: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  let inside = false
  parser.on('opentag', ({ local, prefix }) => {
    inside = local === name && prefix === ''
    if (inside) texts.push('')
  })
  parser.on('text', (text) => {
    if (inside) texts.push(`${texts.pop() ?? ''}${text}`)
  })
  parser.on('closetag', () => {
    inside = false
  })
  parser.write(xml).close()
  return texts
}

const read = async (path: string): Promise<string> => (await api.call(path)).text()

test('[FIND-02] the index leads to sitemaps in which every product stands once in each language, with its last change', async () => {
  const parts = textsOf(await read('/sitemap.xml'), 'loc')
  expect(parts).toEqual([`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/products-1.xml`])
  const xml = await read('/sitemaps/products-1.xml')
  const addresses = textsOf(xml, 'loc')
  const products = await api.services.catalogue.listAllProducts({ offset: 0, limit: 2_000 })
  const expected = products.flatMap(({ id }) =>
    languages.map((language) => ORIGIN + pathIn(language, `/product/${id}`)),
  )
  expect(addresses.toSorted()).toEqual(expected.toSorted())
  expect(textsOf(xml, 'lastmod')).toHaveLength(expected.length)
})

test('[FIND-02] the other pages are those that can be found: departments, and lists in which something is sold', async () => {
  const addresses = textsOf(await read('/sitemaps/pages.xml'), 'loc').map((address) =>
    address.slice(ORIGIN.length),
  )
  expect(addresses).toEqual(expect.arrayContaining(['/', '/calculators/tiles', '/privacy']))
  expect(addresses).toContain('/subpage?mainCat=cement&sub=opc-cement')
  expect(addresses.some((address) => address.startsWith('/shoppage?shop='))).toBe(true)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(['/sitemaps/pages.xml', '/sitemaps/products-1.xml', '/feeds/google.xml'])(
  '[FIND-02] %s is compressed for whoever takes gzip, and the same for everybody',
  async (path) => {
    const ask = (encodings: string, method = 'GET') =>
      api.call(path, { method, headers: { 'accept-encoding': encodings } })
    const [packed, plain] = [await ask('gzip, deflate, br'), await ask('br, gzip;q=0')]
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
    const [bytes, text] = [Buffer.from(await packed.arrayBuffer()), await plain.text()]
    expect(gunzipSync(bytes).toString()).toBe(text)
    const head = await ask('gzip', 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const { headers } of [packed, plain, head]) {
      expect(headers.get('vary')).toBe('accept-encoding')
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-length')).toBeNull()
    }
  },
)

test('[FIND-02] parts follow on each other without a gap, and there is none beyond the last', async () => {
  const { database } = api
  const idsOf = async (number: number): Promise<string[]> => {
    const paths: string[] = []
    for await (const pages of (await readProductSitemap({ database }, number, 500)) ?? [])
      paths.push(...pages.map(({ path }) => path))
    return paths
  }
  const parts = [await idsOf(1), await idsOf(2), await idsOf(3)]
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 296])
  expect(new Set(parts.flat()).size).toBe(1_296)
  expect(await readProductSitemap({ database }, 4, 500)).toBeNull()
  for (const name of ['products-2.xml', 'products-0.xml', 'products-x.xml', 'products-1.xml.gz', 'other.xml'])
    expect([name, (await api.call(`/sitemaps/${name}`)).status]).toEqual([name, 404])
})

test('[FIND-02] robots.txt names what exists, and the sitemap', async () => {
  const text = await read('/robots.txt')
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path)
  expect(closed).toEqual(expect.arrayContaining(['/cart', '/profile', '/desk', '/api/']))
  const routes = await readFile(new URL('../../../app/routes.ts', import.meta.url), 'utf8')
  const known = [...routes.matchAll(/route\('(\w+)/g)].map(([, segment]) => segment)
  for (const path of closed)
    expect(['api', 'auth', ...known]).toContain(splitLanguage(path).path.split('/')[1])
})

test('[FIND-03] the feed has every size that is for sale once, each of its own id, with price, link and picture', async () => {
  const xml = await read('/feeds/google.xml')
  const items = xml.split('<item>').slice(1)
  expect(textsOf(xml, 'title')).toEqual(['Neev'])
  const field = (item: string, name: string) => new RegExp(`<g:${name}>([^<]*)</g:${name}>`).exec(item)?.[1]
  const products = await api.services.catalogue.listAllProducts({ offset: 0, limit: 2_000 })
  const sold = products.flatMap(({ variants }) => variants).filter(({ priceWithGst }) => priceWithGst > 0)
  expect(new Set(items.map((item) => field(item, 'id'))).size).toBe(sold.length)
  for (const name of [
    'title',
    'description',
    'link',
    'image_link',
    'availability',
    'price',
    'condition',
    'product_type',
  ])
    expect([name, items.filter((item) => (field(item, name) ?? '') === '').length]).toEqual([name, 0])
  const cement = items.find((item) => field(item, 'id') === 'opc-cement-53-adrika-v1') ?? ''
  expect(field(cement, 'link')).toBe(`${ORIGIN}/product/opc-cement-53-adrika?variantIndex=0`)
  expect([field(cement, 'price'), field(cement, 'sale_price')]).toEqual(['472.00 INR', '402.00 INR'])
  expect([field(cement, 'unit_pricing_measure'), field(cement, 'shipping_weight')]).toEqual([
    '50 kg',
    '50 kg',
  ])
})

test('[LANG-02] [FIND-03] the feed in Hindi has the same sizes under the same ids, in Hindi and with addresses in Hindi', async () => {
  const [xml, english] = [await read('/feeds/google-hi.xml'), await read('/feeds/google.xml')]
  const idsOf = (text: string) => textsOf(text, 'g:id')
  expect(idsOf(xml)).toEqual(idsOf(english))
  const items = xml.split('<item>').slice(1)
  const cement = items.find((item) => item.includes('>opc-cement-53-adrika-v1<')) ?? ''
  expect(cement).toContain('<g:title>अद्रिका ओपीसी 53 ग्रेड सीमेंट, 50 kg</g:title>')
  expect(cement).toContain(`<g:link>${ORIGIN}/hi/product/opc-cement-53-adrika?variantIndex=0</g:link>`)
  expect(cement).toContain('<g:unit_pricing_measure>50 kg</g:unit_pricing_measure>')
  // what a box of tiles holds is read from its options in English
  expect(textsOf(xml, 'g:unit_pricing_measure')).toEqual(textsOf(english, 'g:unit_pricing_measure'))
  expect((await api.call('/feeds/google-fr.xml')).status).toBe(404)
})

test('[FIND-02] a change of a product is a change of its date; an import that changes nothing, or only the order, is none', async () => {
  const dates = async (): Promise<Record<string, string>> => {
    const xml = await read('/sitemaps/products-1.xml')
    const all = textsOf(xml, 'lastmod')
    return Object.fromEntries(
      textsOf(xml, 'loc').map((address, at) => [address.split('/').at(-1) ?? '', all[at] ?? '']),
    )
  }
  const importing = async (...products: object[]): Promise<Record<string, string>> => {
    const { folder, remove } = await catalogueFolder({ products })
    await api.services.catalogue.importFolder({ folder })
    await remove()
    return dates()
  }
  const [bolt, nut] = [productDocument('bolt'), productDocument('nut')]
  const first = await importing(bolt, nut)
  const again = await importing(nut, bolt)
  expect([again.bolt, again.nut]).toEqual([first.bolt, first.nut])
  const changed = await importing({ ...bolt, productName: 'Another bolt' }, nut)
  expect(changed.nut).toBe(first.nut)
  expect(Date.parse(changed.bolt ?? '')).toBeGreaterThan(Date.parse(first.bolt ?? ''))
})
