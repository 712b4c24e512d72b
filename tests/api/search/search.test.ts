import { describe, expect, test } from 'vitest'
import { searchProducts } from '#server/services/catalogue/search-products.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { whileStarting } from '../../support/api/while-starting.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()

const search = (q: string, page = 1) => api.services.catalogue.searchProducts({ q, page })
const names = async (q: string): Promise<string[]> => (await search(q)).cards.map((card) => card.name)

type Suggested = {
  categories: { kind: string; id: string; name: string }[]
  kinds: { name: string; sizes: string[]; priceFrom: string; product: { id: string } | null }[]
  products: { name: string }[]
}
const suggestions = async (q: string): Promise<Suggested> =>
  (await api.call(`/api/suggestions?q=${encodeURIComponent(q)}`)).json()

describe('what a search finds', () => {
  test.each([
    ['sariya', /TMT/],
    ['सरिया', /TMT/],
    ['eent', /Brick/],
    ['int', /Brick/],
    ['ईंट', /Brick/],
    ['reti', /Sand/],
    ['balu', /Sand/],
    ['gitti', /Aggregate/],
    ['kabza', /Hinge/],
    ['कब्जा', /Hinge/],
    ['nal', /Cock|Mixer/],
    ['safed cement', /White Cement/],
    ['gyser 15 litre', /Water Heater/],
  ])('[SEARCH-01] the trade word "%s" finds what is meant', async (q, name) => {
    const found = await names(q)
    expect(found.length).toBeGreaterThan(2)
    for (const each of found.slice(0, 3)) expect(each).toMatch(name)
  })

  test.each([
    ['cemnet', 'cement', /Cement/],
    ['plywod', 'plywood', /Ply/],
    ['retti', 'reti', /Sand/],
    ['vitrfied tiel', 'vitrified tile', /Tile/],
  ])('[SEARCH-01] the mistyped "%s" is searched as "%s", and said so', async (q, corrected, name) => {
    const found = await search(q)
    expect(found.corrected).toBe(corrected)
    expect(found.cards[0]?.name).toMatch(name)
  })

  test('[SEARCH-01] a word that is right is not said to be corrected', async () => {
    expect((await search('cement')).corrected).toBeNull()
    expect((await search('Tiles')).total).toBe((await search('tile')).total)
  })

  test.each([
    [['tmt 12mm', 'tmt 12 mm', '12 MM TMT bar'], /TMT/],
    [['cpvc pipe 1/2 inch', 'cpvc pipe ½"', 'cpvc pipe 15mm'], /CPVC Pipe/],
    [['cement 50kg', 'cement 50 kgs'], /Cement/],
    [['aac block 4 inch', 'aac block 4"', 'aac block 100 mm'], /AAC Block/],
    [['vitrified tile 2x2', 'vitrified tile 2 x 2 ft', 'vitrified tile 600x600mm'], /Tile/],
    [['fe500d', 'fe 500d'], /500D/],
  ])('[SEARCH-01] sizes are understood in any spelling: %j', async (spellings, name) => {
    for (const q of spellings) expect((await names(q))[0]).toMatch(name)
  })

  test('[SEARCH-01] products that match all terms are shown alone; without any, partial matches are shown and marked', async () => {
    expect((await search('opc cement')).match).toBe('all')
    const some = await search('qqqq cement')
    expect([some.match, some.cards[0]?.name]).toEqual(['some', expect.stringMatching(/Cement/)])
  })

  test('[SEARCH-01] the results come in pages and in the order that is asked for', async () => {
    const first = await search('cement')
    const second = await search('cement', 2)
    expect(first.cards).toHaveLength(24)
    expect(second.total).toBe(first.total)
    expect(first.cards.map((card) => card.id)).not.toContain(second.cards[0]?.id)
    expect((await search('cement', 99)).total).toBe(first.total)
    const cheap = await api.services.catalogue.searchProducts({ q: 'cement', page: 1, sort: 'price-up' })
    const prices = cheap.cards.map((card) => Math.min(...card.variants.map((each) => each.priceWithGst)))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test.each([
    '',
    ' ',
    "'; drop table products; --",
    `"' or 1=1`,
    '%_\\:&|!()<->*',
    'a & | b',
    ':*',
    "\\'",
    '😀',
    '\u0000cement',
    '\ud800',
    'x'.repeat(1_000),
    'cement '.repeat(300),
    '1/0 inch',
    '99999999999999999999mm',
  ])('[SEARCH-01] whatever is asked for, nothing breaks: %j', async (q) => {
    await expect(search(q)).resolves.toMatchObject({ page: 1 })
    // what no keyboard types is refused before it is searched for
    const status = q.includes('\u0000') ? 400 : 200
    expect((await api.call(`/api/suggestions?q=${encodeURIComponent(q.toWellFormed())}`)).status).toBe(status)
  })
})

describe('what is not sold', () => {
  test('[SEARCH-04] [SEARCH-06] a brand that is not sold leads to its product kind, and is said so', async () => {
    const found = await search('astral cpvc pipe 1 inch')
    expect(found).toMatchObject({ missingBrands: ['astral'], match: 'all' })
    for (const card of found.cards) expect(card.name).toMatch(/CPVC Pipe/)
    expect(found.cards[0]?.fits).toEqual([2])
  })

  test.each(['bucket', 'बाल्टी', 'cpvc union 20 mm'])('[SEARCH-04] "%s" is known, and not sold', async (q) => {
    expect(await search(q)).toMatchObject({ isNotSold: true, total: 0 })
  })

  test('[SEARCH-04] what is not sold comes with the nearest categories, what is sold with none', async () => {
    const union = await search('cpvc union 20 mm')
    expect(union.nearest.map(({ name }) => name)).toContain('CPVC Fittings')
    expect(union.nearest.length).toBeLessThanOrEqual(4)
    expect((await search('bucket')).nearest).toEqual([])
    expect((await search('cpvc elbow 20 mm')).nearest).toEqual([])
  })

  test.each([
    'hammock',
    'sofa',
    'dining table',
    'chair',
    'ac',
    'rice 25 kg',
    'कुर्सी',
    'router wifi',
    'flibbertigibbet',
  ])('[SEARCH-04] "%s" is not sold, and nothing else is shown for it', async (q) => {
    expect(await search(q)).toMatchObject({ isNotSold: true, total: 0 })
  })

  test('[SEARCH-04] what is no word is not said to be known', async () => {
    expect(await search('zzqxv')).toMatchObject({ isNotSold: false, total: 0 })
  })

  test.each(['10 inch tower bolt', 'mcb 40a dp'])(
    '[SEARCH-04] "%s" is sold in other sizes, and only that is shown',
    async (q) => {
      const { cards, missingSizes } = await search(q)
      expect(missingSizes).not.toEqual([])
      for (const { name } of cards) expect(name).toMatch(/Tower Bolt|MCB/)
    },
  )

  test.each([
    ['roof sheet blue 10 ft', /Roofing Sheet/],
    ['paint for iron gate', /Enamel|Primer|Paint|Emulsion/],
    ['बाथरूम के लिए टाइल', /Tile/],
    ['door hinges 4 inch ss', /Stainless Butt Hinge/],
    ['darwaze ki chitkani', /Tower Bolt/],
    ['copper wire 2.5 sqmm', /House Wire/],
  ])('[SEARCH-06] "%s" is sold', async (q, name) => {
    const { cards, isNotSold } = await search(q)
    expect(isNotSold).toBe(false)
    expect(cards[0]?.name).toMatch(name)
  })

  test('[SEARCH-06] a spacer is found by the end of its name, a chair bar not by a word within', async () => {
    expect((await search('pvc spacer')).cards[0]?.name).toMatch(/PVC Cover Spacer/)
    expect((await search('chair')).total).toBe(0)
  })
})

describe('what is offered while typing', () => {
  test('[SEARCH-01] [SEARCH-05] the beginning of a word brings categories by name and product kinds', async () => {
    const { categories, kinds } = await suggestions('cem')
    expect(categories[0]).toMatchObject({
      kind: 'main',
      id: 'cement',
      name: 'Cement',
      mainCategoryId: 'cement',
    })
    expect(kinds).toHaveLength(6)
    expect(kinds[0]).toMatchObject({
      name: expect.stringMatching(/Cement/),
      sizes: ['50 kg'],
      priceFrom: expect.stringMatching(/^\d+(\.\d+)?$/),
    })
  })

  test.each([
    ['cemn', /Cement/, /kg/],
    ['vetr', /Vitrified/, /mm/],
    ['geyser 15', /Water Heater/, /^15 L$/],
    ['12mm sar', /TMT/, /^12 mm/],
    ['cpvc el', /CPVC Elbow/, /mm/],
  ])('[SEARCH-05] "%s" brings one line for each product kind, with its sizes', async (q, name, size) => {
    const { kinds, products } = await suggestions(q)
    expect(products).toEqual([])
    expect(kinds[0]?.name).toMatch(name)
    expect(kinds[0]?.sizes[0]).toMatch(size)
    expect(new Set(kinds.map((kind) => kind.name)).size).toBe(kinds.length)
  })

  test('[SEARCH-05] a brand brings what is sold of it, each as the one product that it is', async () => {
    const { kinds } = await suggestions('vajra')
    expect(kinds[0]?.product?.id).toMatch(/vajrana/)
  })

  test.each(['1/2', '3/4 ', '2.5', 'bonsai', 'dining table'])(
    '[SEARCH-05] "%s", a number or what is not sold, brings no products that merely have it in their names',
    async (q) => expect((await suggestions(q)).products).toEqual([]),
  )

  test('[SEARCH-01] mistyped words, Hindi and Hinglish bring suggestions too', async () => {
    const asked = ['plywod', 'sariya', 'सरिया', 'kabz']
    const counts = await Promise.all(asked.map(async (q) => (await suggestions(q)).kinds.length))
    expect(counts.filter((count) => count === 0)).toEqual([])
  })

  test('[SEARCH-01] one letter or none brings nothing', async () => {
    for (const q of ['', 'c', '%'])
      expect(await suggestions(q)).toEqual({ categories: [], kinds: [], products: [] })
  })

  test('a call without the text is refused, and an answer may be cached for a minute', async () => {
    expect((await api.call('/api/suggestions')).status).toBe(400)
    const answer = await api.call('/api/suggestions?q=cement')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
  })
})

describe('what changes in the catalogue is found', () => {
  async function importFiles(files: Record<string, unknown>): Promise<void> {
    const { folder, remove } = await catalogueFolder(files)
    await api.services.catalogue.importFolder({ folder })
    // a request waits for a change for a second at most, which is not long on a busy machine
    await api.services.quickOrder.prepare()
    await remove()
  }

  test('a product is found by the names of its categories, even after only those have changed', async () => {
    const subcategory = {
      id: 'zz',
      subCategory_Name: 'Quokkas',
      mainCategoryRow: ['zy'],
      searchWords: ['kwoka'],
    }
    await importFiles({
      maincategory: [{ id: 'zy', mainCategory_Name: 'Wombats' }],
      subcategory: [subcategory],
      products: [productDocument('zx', { productName: 'Zebu', subCategoryRow: ['zz'] })],
    })
    for (const q of ['zebu', 'quokka', 'kwoka', 'wombat']) expect(await names(q)).toEqual(['Zebu'])
    await importFiles({ subcategory: [{ ...subcategory, subCategory_Name: 'Numbats' }] })
    expect(await names('numbat')).toEqual(['Zebu'])
    expect((await search('quokka')).total).toBe(0)
    await importFiles({ maincategory: [{ id: 'zy', mainCategory_Name: 'Dingos' }] })
    expect([await names('dingo'), (await suggestions('dingo')).categories[0]?.id]).toEqual([['Zebu'], 'zy'])
  })

  test('a store whose search text is of another form makes it anew, once', async () => {
    const { queries } = api.database
    await queries.updateTable('products').set({ search: '' }).execute()
    await queries.updateTable('catalogue_state').set({ search_form: 0 }).execute()
    const inDatabase = () => searchProducts(whileStarting(api), { q: 'burma', page: 1 })
    expect((await inDatabase()).total).toBe(0)
    expect(await api.services.catalogue.rebuildSearchIndex()).toBe(true)
    expect((await inDatabase()).total).toBeGreaterThan(1)
    await api.services.quickOrder.prepare()
    // words that name no product kind are looked up in the search text
    expect((await search('burma')).total).toBeGreaterThan(1)
    expect(await api.services.catalogue.rebuildSearchIndex()).toBe(false)
  })
})
