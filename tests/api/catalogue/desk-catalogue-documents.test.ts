import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowText } from '../../support/messages/import-texts.ts'
import type { ProductForm } from '#domain/catalogue/entries/forms/forms.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'

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

/** The document of a product in an export. */
async function exported(id: string): Promise<Record<string, unknown>> {
  const { folder, remove } = await catalogueFolder({})
  await desk.api.services.catalogue.exportFolder(folder)
  const documents = JSON.parse(await readFile(`${folder}/products.json`, 'utf8')) as { id: string }[]
  await remove()
  return { ...documents.find((document) => document.id === id) }
}

test('[DATA-05] an export writes what the record says, in the spelling that was delivered, and keeps what no record knows', async () => {
  const delivered = {
    ...productDocument('true'),
    subCategoryRow: '["opc"]',
    warehouse: { rack: [7] },
    gstRate: '18%',
  }
  const { folder, remove } = await catalogueFolder({ products: [delivered] })
  await desk.api.services.catalogue.importFolder({ folder })
  await remove()
  expect(await exported('true')).toEqual(delivered)
  await sql`update products set record = record || '{"name": "Renamed", "gstRate": "5"}' where id = 'true'`.execute(
    desk.api.database.queries,
  )
  expect(await exported('true')).toEqual({ ...delivered, productName: 'Renamed', gstRate: 5 })
})

test('[DATA-04] an upgrade reads categories, drafts and products again from the documents that they are stored with', async () => {
  const { database, services } = desk.api
  const { folder, remove } = await catalogueFolder({
    subcategory: [{ id: 'old', subCategory_Name: 'Old', mainCategoryRow: [], goesWith: ['sand'] }],
    products: [{ ...productDocument('old-draft'), hsn: '2523', status: 'draft' }],
  })
  await services.catalogue.importFolder({ folder })
  await remove()
  // as a program left them that did not know these fields
  await sql`update subcategories set record = record - 'goesWith' where id = 'old'`.execute(database.queries)
  await sql`update hidden_entries set record = record || '{"hsn": null}' where id = 'old-draft'`.execute(
    database.queries,
  )
  await database.queries.updateTable('catalogue_state').set({ search_form: 4 }).execute()
  expect(await services.catalogue.rebuildSearchIndex()).toBe(true)
  expect((await show('old-draft')).form).toMatchObject({ hsn: '2523' })
  const { form } = await read<DeskEntryWire>(desk.as('owner').call(`${base}/subcategories/old`))
  expect(form).toMatchObject({ goesWith: ['sand'] })
})

test('[GOODS-03] an id that comes twice in an uploaded file is refused where it comes again, and the rest goes in', async () => {
  const file = { products: [productDocument('once'), productDocument('once', { productName: 'Again' })] }
  const send = fileSender(desk.as('owner').call)
  const { id, report } = await read<CatalogueImport>(
    send('/api/desk/imports?name=twice.json', Buffer.from(JSON.stringify(file))),
  )
  expect(report).toMatchObject({ added: 1, refused: 1 })
  expect(rowText(report.rows[0])).toBe('repeats an id of this file')
  await read(desk.as('owner').post(`/api/desk/imports/${id}/apply`, { confirm: false }))
  expect((await show('once')).form).toMatchObject({ name: 'Product once' })
})
