import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CatalogueImport, UndoneImport } from '#domain/catalogue/imports/import-report.ts'
import type { ImportPictures } from '#domain/catalogue/imports/picture-progress.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { openDeskApi, read, type DeskApi } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { startPictureServer, type PictureServer } from '../../support/process/picture-server.ts'

let desk: DeskApi
let server: PictureServer

beforeAll(async () => {
  server = await startPictureServer()
  desk = await openDeskApi({ PICTURE_MIRRORS: `https://pictures.test=${server.address}` })
})
afterAll(async () => {
  server.close()
  await desk.api.close()
})

const owner = () => desk.as('owner')
const check = async (content: string) =>
  read<CatalogueImport>(fileSender(owner().call)('/api/desk/imports', Buffer.from(content)))
const apply = (id: string, pictures: 'fetch' | 'leave') =>
  owner().post(`/api/desk/imports/${id}/apply`, { confirm: false, pictures })
const progress = (id: string) => read<ImportPictures>(owner().call(`/api/desk/imports/${id}/pictures`))
const run = () => desk.api.services.jobs.fetchImportPictures()
const sheetOf = (name: string, ...pictures: string[]) =>
  `name,hsn,price,pictures\n${name},7317,118,${pictures.map((path) => `https://pictures.test/${path}`).join(' | ')}\n`
const imagesOf = async (id: string) => {
  const { form } = await read<DeskEntryWire>(owner().call(`/api/desk/catalogue/products/${id}`))
  return form.kind === 'products' ? form.images : []
}
const ours = expect.stringMatching(/^\/media\/pictures\//)

test('[GOODS-02] pictures elsewhere are fetched once, put into their products, and undone with the import', async () => {
  const sheet = sheetOf('Rope one', 'a.png', 'gone.jpg')
  const checked = await check(sheet)
  expect(checked.report).toMatchObject({ added: 1, remotePictures: 2 })
  await apply(checked.id, 'fetch')
  expect(await progress(checked.id)).toMatchObject({ waiting: 2, fetched: 0 })
  await run()
  expect(await progress(checked.id)).toEqual({
    waiting: 0,
    fetched: 1,
    failed: 1,
    failures: [{ url: 'https://pictures.test/gone.jpg', reason: { code: 'remote-answer', status: 404 } }],
  })
  expect(await imagesOf('rope-one')).toEqual([ours, 'https://pictures.test/gone.jpg'])
  const { imports } = await read<{ imports: CatalogueImport[] }>(owner().call('/api/desk/imports'))
  expect(imports[0]?.pictures).toEqual({ waiting: 0, fetched: 1, failed: 1 })

  // the same sheet again changes nothing, and asks for nothing again
  expect((await check(sheet)).report).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  expect(server.asked.get('/a.png')).toBe(1)

  const undone = await read<UndoneImport>(owner().post(`/api/desk/imports/${checked.id}/undo`))
  expect(undone).toEqual({ restored: 1, kept: [] })
})

test('[GOODS-02] a failed picture is tried again by hand, or left where it is', async () => {
  server.missing.add('/late.png')
  const { id } = await check(sheetOf('Rope two', 'late.png', 'never.gif'))
  await apply(id, 'fetch')
  await run()
  expect(await progress(id)).toMatchObject({ failed: 2 })
  server.missing.clear()
  const change = (action: string, url: string | null) =>
    read<ImportPictures>(owner().post(`/api/desk/imports/${id}/pictures`, { action, url }))
  expect(await change('retry', 'https://pictures.test/late.png')).toMatchObject({ waiting: 1, failed: 1 })
  await run()
  expect(await change('leave', null)).toEqual({ waiting: 0, fetched: 1, failed: 0, failures: [] })
  expect(await imagesOf('rope-two')).toEqual([ours, 'https://pictures.test/never.gif'])
})

test('[GOODS-02] pictures that are left where they are are not asked for', async () => {
  const { id } = await check(sheetOf('Rope three', 'left.png'))
  await apply(id, 'leave')
  await run()
  expect(server.asked.has('/left.png')).toBe(false)
  expect(await imagesOf('rope-three')).toEqual(['https://pictures.test/left.png'])
})

test('[GOODS-02] a process that ends midway loses nothing: another one takes up what it held', async () => {
  server.held.add('/slow.png')
  const { id } = await check(sheetOf('Rope four', 'slow.png', 'quick.png'))
  await apply(id, 'fetch')
  const stuck = run()
  await expect.poll(() => server.asked.get('/slow.png')).toBe(1)
  await expect.poll(async () => (await progress(id)).fetched).toBe(1)
  await run()
  expect(server.asked.get('/slow.png')).toBe(1)
  expect(await imagesOf('rope-four')).toEqual(['https://pictures.test/slow.png', ours])

  server.held.clear()
  desk.api.advanceClock(60_000)
  await run()
  expect(await progress(id)).toMatchObject({ waiting: 0, fetched: 2, failed: 0 })
  expect(await imagesOf('rope-four')).toEqual([ours])
  server.close()
  await stuck
  expect(await progress(id)).toMatchObject({ waiting: 0, fetched: 2, failed: 0 })
})
