import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaFiles } from './assets.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'neev-media-'))
  for (const inner of ['challans', 'logo']) {
    mkdirSync(path.join(folder, 'media', inner), { recursive: true })
    writeFileSync(path.join(folder, 'media', inner, 'a.webp'), 'a picture')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('[DESK-05] no address of the media leads to a picture of a signed challan', async () => {
  const files = mediaFiles(folder, folder)
  const status = async (url: string): Promise<number> => (await files.request(url)).status
  expect(await status('/media/logo/a.webp')).toBe(200)
  for (const url of [
    '/media/challans/a.webp',
    '/media/%63hallans/a.webp',
    '/media/Challans/a.webp',
    '/media/logo/../challans/a.webp',
    '/media/logo/%2e%2e/challans/a.webp',
    '/media//challans/a.webp',
    '/media/pictures/../challans/a.webp',
    '/media/pictures/%2e%2e/challans/a.webp',
  ])
    expect([url, await status(url)]).toEqual([url, 404])
})
