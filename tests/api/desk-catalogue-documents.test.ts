import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductForm } from '#domain/catalogue/entries/forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../support/api/desk-api.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'

let desk: DeskApi

beforeAll(async () => {
  desk = await openDeskApi()
})
afterAll(() => desk.api.close())

const base = '/api/desk/catalogue'
const show = (id: string) => read<DeskEntryWire>(desk.as('owner').call(`${base}/products/${id}`))

async function product(id: string): Promise<{ digest: string; form: ProductForm }> {
  const { digest, form } = await show(id)
  if (form.kind !== 'products') throw new Error('is no product')
  return { digest, form }
}

const put = (body: unknown, path: string) => desk.as('owner').call(`${base}/${path}`, { method: 'PUT', body })

async function addDraft(name: string): Promise<DeskEntryWire> {
  const { form } = await product('cement')
  const variants = form.variants.map((variant) => ({ ...variant, from: null }))
  const body = { status: 'draft', form: { ...form, variants, name } }
  return read(desk.as('owner').post(`${base}/products`, body))
}

test('[DATA-05] [GOODS-03] drafts are exported with their status, and what an import says nothing of stays where it is', async () => {
  const draft = await addDraft('Not yet')
  const { folder, remove } = await catalogueFolder({ products: [productDocument(draft.id)] })
  const { catalogue } = desk.api.services
  const [count] = (await catalogue.importFolder({ folder })) ?? []
  expect(count).toMatchObject({ added: 0, changed: 1 })
  expect(await show(draft.id)).toMatchObject({ status: 'draft', form: { name: `Product ${draft.id}` } })
  await catalogue.exportFolder(folder)
  const counts = await catalogue.importFolder({ folder })
  expect(counts?.find(({ collection }) => collection === 'products.json')).toMatchObject({
    added: 0,
    refused: 0,
  })
  expect((await show(draft.id)).status).toBe('draft')
  await remove()
  const other = await catalogueFolder({ products: [{ ...productDocument(draft.id), status: 'published' }] })
  await catalogue.importFolder({ folder: other.folder })
  expect((await show(draft.id)).status).toBe('published')
  await other.remove()
})

test('[DATA-05] a document that is edited keeps what no form shows, and a form that is saved unchanged changes nothing', async () => {
  const document = {
    ...productDocument('kept'),
    supplierCode: 'X-17',
    ProductDescription: JSON.stringify({
      images: ['/demo/kept.svg'],
      shortDescription: 'short',
      warranty: '2 years',
    }),
    variants: JSON.stringify([
      { ...(productDocument('kept').variants as object[])[0], uid: 'v1', sku: 'S-1' },
    ]),
  }
  const { folder, remove } = await catalogueFolder({ products: [document] })
  await desk.api.services.catalogue.importFolder({ folder })
  const { digest, form } = await product('kept')
  expect((await put({ digest, form }, 'products/kept')).status).toBe(200)
  expect((await product('kept')).digest).toBe(digest)
  const longer = {
    ...form,
    long: 'A longer text',
    variants: form.variants.map((each) => ({ ...each, unit: 'bori' })),
  }
  expect((await put({ digest, form: longer }, 'products/kept')).status).toBe(200)
  const stored = (
    await desk.api.database.queries
      .selectFrom('products')
      .select('document')
      .where('id', '=', 'kept')
      .executeTakeFirstOrThrow()
  ).document as Record<string, string>
  expect(stored.supplierCode).toBe('X-17')
  expect(JSON.parse(stored.ProductDescription ?? '')).toMatchObject({
    warranty: '2 years',
    longDescription: 'A longer text',
  })
  expect(JSON.parse(stored.variants ?? '')).toMatchObject([
    { sku: 'S-1', unit: 'bori', sellingPriceWOGST: 100 },
  ])
  await remove()
})
