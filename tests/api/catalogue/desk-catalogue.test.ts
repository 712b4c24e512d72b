import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import { emptySubcategory } from '#domain/catalogue/entries/empty-subcategory.ts'
import type { DeskEntryWire, EntryPageWire, RepricedProductsWire } from '#domain/catalogue/entries/wire.ts'
import { staffRoles, type StaffRole } from '#domain/staff/roles.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { AuditPageWire } from '#domain/staff/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { deskProducts } from '../../support/catalogue/desk-products.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const base = '/api/desk/catalogue'
const { show, product, addProduct, sold } = deskProducts(() => desk)

function put(role: StaffRole, body: unknown, path = 'products/cement') {
  return desk.as(role).call(`${base}/${path}`, { method: 'PUT', body })
}

const post = (path: string, body: unknown, role: StaffRole = 'owner') =>
  desk.as(role).post(`${base}/${path}`, body)

const list = (query: string) => read<EntryPageWire>(desk.as('counter').call(`${base}/${query}`))

function priced(form: ProductForm, priceWithGst: string): ProductForm {
  return { ...form, variants: form.variants.map((variant) => ({ ...variant, priceWithGst, mrp: '' })) }
}

test('[GOODS-01] a changed price is what the shop shows and charges, and the parts add up', async () => {
  const { digest, form } = await product()
  expect((await put('manager', { digest, form: priced(form, '141.60') })).status).toBe(200)
  const text = JSON.stringify(await sold('cement'))
  expect(text).toContain('"sellingPriceWOGST":120,"sellingGSTAmount":21.6,"sellingPriceWithGST":141.6')
  const refused = await desk.me.post(
    '/api/orders',
    {
      paymentMode: 'COD',
      addressId: desk.me.addressId,
      lines: [{ product: 'cementVariant[0]', quantity: 1, variantUid: 'v1', seenPrice: '118' }],
    },
    { 'idempotency-key': 'an order at the old price' },
  )
  expect(await errorCodeOf(refused)).toBe('cart-changed')
  const { entries } = await read<AuditPageWire>(
    desk.as('owner').call('/api/desk/audit?subject=product&subjectId=cement'),
  )
  expect(entries[0]).toMatchObject({ action: 'product.edit', actor: 'manager 11' })
  expect(entries[0]?.changes[0]?.after).toContain('price with GST 141.6')
})

test('[GOODS-01] the second of two editors is told, and nothing of the first is lost', async () => {
  const { digest, form } = await product()
  const both = await Promise.all([
    put('owner', { digest, form: { ...form, name: 'First' } }),
    put('manager', { digest, form: { ...form, name: 'Second' } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  const first = (await product()).form.name === 'First'
  expect(await late?.json()).toMatchObject({
    changedBy: expect.stringMatching(first ? /^owner/ : /^manager/),
  })
})

test('[PRICE-07] a price that falls by more than half waits for a yes; a mistake is refused with its field', async () => {
  const before = await product()
  const { digest, form } = before
  const fall = await put('owner', { digest, form: priced(form, '12') })
  expect([fall.status, await errorCodeOf(fall)]).toEqual([409, 'price-falls'])
  for (const wrong of ['cheap', '-5', '1e99']) {
    const answer = await put('owner', { digest, form: priced(form, wrong) })
    const { faults } = (await answer.json()) as { faults: { field: string }[] }
    expect([wrong, answer.status, faults[0]?.field]).toEqual([wrong, 400, 'variants.0.priceWithGst'])
  }
  const dear = { ...form, variants: form.variants.map((variant) => ({ ...variant, mrp: '20' })) }
  expect(await (await put('owner', { digest, form: dear })).text()).toContain('variants.0.mrp')
  expect((await put('owner', { digest, form: { ...form, name: ' ' } })).status).toBe(400)
  expect((await put('owner', { digest, form }, 'products/nothing')).status).toBe(404)
  expect((await put('owner', { digest, form }, 'banners/cement')).status).toBe(400)
  expect(await product()).toEqual(before)
  expect((await put('owner', { digest, form: priced(form, '12'), confirmFalls: true })).status).toBe(200)
  expect((await product()).form.variants[0]?.priceWithGst).toBe('12')
})

test('[STAFF-01] owner and manager change the catalogue, others may look, and a driver may not', async () => {
  const { digest, form } = await product()
  const tries: readonly (readonly [string, string, unknown?])[] = [
    ['PUT', 'products/cement', { digest: 'another', form }],
    [
      'POST',
      'categories',
      { status: 'draft', form: { kind: 'categories', name: 'X', image: '', searchWords: [] } },
    ],
    ['POST', 'products/cement/copy', { name: 'Copy' }],
    ['POST', 'products/status', { ids: ['cement'], status: 'published' }],
    ['POST', 'products/order', { id: 'cement', other: 'nothing', side: 'before' }],
    ['POST', 'products/removal', { ids: ['nothing'] }],
    [
      'POST',
      '-prices',
      { products: [{ id: 'cement', digest }], by: 'percent', value: 0, roundTo: 1, apply: false },
    ],
  ]
  for (const role of staffRoles) {
    const mayWrite = ['owner', 'manager'].includes(role)
    for (const path of ['', '/products', '/products/cement'])
      expect([role, path, (await desk.as(role).call(base + path)).status]).toEqual([
        role,
        path,
        role === 'driver' ? 403 : 200,
      ])
    for (const [method, path, body] of tries) {
      const url = path.startsWith('-') ? base + path : `${base}/${path}`
      const { status } = await desk.as(role).call(url, { method, body })
      expect([role, path, status === 403]).toEqual([role, path, !mayWrite])
    }
  }
})

test('[GOODS-01] [AREA-03] a new product is a draft that no shopper sees, until it is published', async () => {
  const added = await addProduct({ name: 'Sona White Cement 5 kg', searchWords: ['safed'] })
  expect(added).toMatchObject({ id: 'sona-white-cement-5-kg', status: 'draft', isInUse: false })
  const isFound = async () =>
    (await (await desk.api.call('/api/suggestions?q=sona')).text()).includes(added.id)
  expect([await sold(added.id), await isFound()]).toEqual([[], false])
  const publish = (status: string) => post('products/status', { ids: [added.id], status })
  const expectSoon = (state: [number, boolean]) =>
    expect
      .poll(async () => [(await sold(added.id)).length, await isFound()], { timeout: 10_000, interval: 20 })
      .toEqual(state)
  expect(await read(publish('published'))).toEqual({ changed: 1 })
  await expectSoon([1, true])
  expect(await read(publish('published'))).toEqual({ changed: 0 })
  await publish('draft')
  await expectSoon([0, false])
  expect((await list('products?status=draft')).entries.map(({ id }) => id)).toContain(added.id)
  expect((await post('products/status', { ids: [added.id, 'nothing'], status: 'archived' })).status).toBe(404)
  expect((await show(added.id)).status).toBe('draft')
})

test('[GOODS-01] what was never ordered is deleted; the rest is archived only, and its number never goes to another', async () => {
  const added = await addProduct({ name: 'Short life' }, 'published')
  const placed = await desk.me.post(
    '/api/orders',
    {
      paymentMode: 'COD',
      addressId: desk.me.addressId,
      lines: [{ product: `${added.id}Variant[0]`, quantity: 1 }],
    },
    { 'idempotency-key': 'an order of a short life' },
  )
  expect(placed.status).toBe(200)
  const other = await addProduct({ name: 'Short life' })
  expect(other.id).toBe('short-life-2')
  const removed = await read(post('products/removal', { ids: [added.id, other.id] }))
  expect(removed).toEqual({ deleted: [other.id], inUse: [added.id] })
  expect((await desk.as('owner').call(`${base}/products/${other.id}`)).status).toBe(404)
  expect(await show(added.id)).toMatchObject({ status: 'published', isInUse: true })
})

test('[GOODS-01] departments, categories and banners are made, changed and ordered like products', async () => {
  const category = await read<DeskEntryWire>(
    post('categories', {
      status: 'published',
      form: { kind: 'categories', name: 'Rope & Nets', image: '', searchWords: ['rassi'] },
    }),
  )
  expect(category.id).toBe('rope-nets')
  const subcategory = await read<DeskEntryWire>(
    post('subcategories', {
      status: 'published',
      form: {
        ...emptySubcategory,
        name: 'Coir Rope',
        categoryIds: [category.id],
        goesWith: ['opc-cement'],
        material: 'binding-wire',
      },
    }),
  )
  const department = await read<DeskEntryWire>(
    post('departments', {
      status: 'published',
      form: { kind: 'departments', name: 'Site', image: '/media/a-480.webp', categoryIds: [category.id] },
    }),
  )
  const shops = await (await desk.api.call('/api/shopcategory/getShopCategory')).json()
  expect(JSON.stringify(shops)).toContain('"imageUrl":"/media/a-480.webp"')
  const rope = await addProduct({ name: 'Coir rope 12 mm', subcategoryIds: [subcategory.id] }, 'published')
  const suggested = async (q: string) => (await desk.api.call(`/api/suggestions?q=${q}`)).text()
  // nothing of the demo is rope: what is known and not sold is suggested once the product kinds are read anew
  await expect.poll(() => suggested('rassi'), { timeout: 10_000 }).toContain(rope.id)
  const { digest, form } = await show2('categories', category.id)
  expect(
    (await put('owner', { digest, form: { ...form, name: 'Cordage' } }, `categories/${category.id}`)).status,
  ).toBe(200)
  await expect.poll(() => suggested('cordage'), { timeout: 10_000 }).toContain(rope.id)
  expect(await read(post('categories/removal', { ids: [category.id] }))).toEqual({
    deleted: [],
    inUse: [category.id],
  })
  expect(await read(post('departments/removal', { ids: [department.id] }))).toEqual({
    deleted: [department.id],
    inUse: [],
  })
  const banner = {
    kind: 'banners',
    image: '',
    headline: 'Monsoon',
    text: '',
    action: '',
    link: '//evil.test',
    ground: '',
    groundDark: '',
  }
  expect((await post('banners', { status: 'published', form: banner })).status).toBe(400)
  expect(
    (await post('banners', { status: 'published', form: { ...banner, link: '/search?q=rope' } })).status,
  ).toBe(200)
})

async function show2(collection: string, id: string) {
  return read<DeskEntryWire>(desk.as('owner').call(`${base}/${collection}/${id}`))
}

test('[GOODS-01] many prices are changed by a rule after a preview', async () => {
  const { form } = await product()
  const [variant] = form.variants
  if (variant === undefined) throw new Error('there is no variant')
  const plain = {
    ...variant,
    from: null,
    mrp: '',
    priceBreaks: [{ minQuantity: 10, priceWithGst: '190' }],
    priceWithGst: '200',
  }
  const added = await addProduct({
    name: 'Repriced',
    variants: [
      plain,
      { ...plain, options: ['capped'], mrp: '205', priceBreaks: [] },
      { ...plain, options: ['on request'], priceWithGst: '', priceBreaks: [] },
    ],
  })
  const rule = { products: [{ id: added.id, digest: added.digest }], by: 'percent', value: 500, roundTo: 100 }
  const call = (apply: boolean) => desk.as('manager').post('/api/desk/catalogue-prices', { ...rule, apply })
  const preview = await read<RepricedProductsWire>(call(false))
  expect(preview.products[0]?.rows.map(({ before, after, kept }) => [before, after, kept])).toEqual([
    ['200', '210', null],
    ['200', '200', 'above-mrp'],
    ['', '', 'no-price'],
  ])
  expect((await show(added.id)).digest).toBe(added.digest)
  expect((await call(true)).status).toBe(200)
  const after = (await product(added.id)).form.variants
  expect(after.map(({ priceWithGst }) => priceWithGst)).toEqual(['210', '200', ''])
  expect(after[0]?.priceBreaks).toEqual([{ minQuantity: 10, priceWithGst: '200' }])
  const late = await read<RepricedProductsWire>(call(true))
  expect(late.products[0]?.refused?.code).toBe('edit-conflict')
  expect((await product(added.id)).form.variants).toEqual(after)
})

test('[GOODS-01] staff who may see the catalogue preview a draft, without commissions, and no shopper gets it', async () => {
  const { id } = await addProduct({ name: 'Previewed rope' })
  const { entries } = desk.api.services.desk
  const preview = (role: StaffRole) =>
    entries.previewProduct({ ...operator('ravi'), role }, id).catch((error: { code?: string }) => error.code)
  expect(await preview('packer')).toMatchObject({ status: 'draft', product: { id, name: 'Previewed rope' } })
  expect(JSON.stringify(await preview('owner'))).not.toMatch(/commission/i)
  expect(await preview('driver')).toBe('not-permitted')
  expect(await sold(id)).toEqual([])
})
