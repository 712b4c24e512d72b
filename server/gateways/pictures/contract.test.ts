import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../../../tests/support/process/bucket-server.ts'
import { removeFolder } from '../../../tests/support/process/remove-folder.ts'
import { mediaBucket } from '../media/media-bucket.ts'
import { mediaFolder } from '../media/media-folder.ts'
import type { MediaStore } from '../media/port.ts'
import { pictureProcess } from './picture-process.ts'
import { pictureStore } from './picture-store.ts'
import { pictureVault } from './picture-vault.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-pictures-'))
const storage = await startBucketServer()
afterAll(async () => {
  await storage.close()
  removeFolder(folder)
})

const workOn = pictureProcess()
const report = (reason: string): void => expect.unreachable(reason)
const places = [
  ['on the disk', mediaFolder(path.join(folder, 'media'))],
  ['in a bucket', mediaBucket(storage.settings, { report })],
] as const

/** Bytes that are stored at the address of a picture. */
async function keptAt(media: MediaStore, url: string): Promise<Uint8Array> {
  const bytes = await media.read(`pictures/${path.basename(url)}`)
  if (bytes === null) throw new Error(`nothing is kept at ${url}`)
  return bytes
}

/** A picture with red on its left half and blue on its right. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3, background: '#f00' } as const
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

describe.each(places)('pictures %s', (_, media) => {
  const pictures = pictureStore(media, workOn)
  const vault = pictureVault(media, workOn)

  test('[GOODS-02] a photo is turned upright, freed of where it was taken, and kept at the widths that pages ask for', async () => {
    const photo = await halves(1_600, 1_200)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '28/1 27/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const saved = await pictures.save('Asha', photo)
    expect(saved).toMatchObject({ width: 720, height: 960 })
    expect(saved.url).toMatch(/^\/media\/pictures\/[\da-f]{32}-720\.webp$/)
    const stem = path.basename(saved.url, '-720.webp')
    const kept = await media.list(`pictures/${stem}`)
    expect(kept.map(({ key }) => key.slice(`pictures/${stem}`.length)).toSorted()).toEqual([
      '-360.avif',
      '-360.webp',
      '-720.avif',
      '-720.webp',
      '-720x960.webp',
    ])
    const file = await keptAt(media, saved.url)
    const { exif, orientation } = await sharp(file).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(Buffer.from(file).includes('Somebody')).toBe(false)
    // turned to the right, what was on the left is on top
    const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([(data[0] ?? 0) > 200, (data.at(-1) ?? 0) > 200]).toEqual([true, true])
    expect(await pictures.save('Asha', photo)).toEqual(saved)
  })

  test('[GOODS-02] a small picture is not blown up, and one with transparency keeps it', async () => {
    const logo = await sharp({ create: { width: 101, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const saved = await pictures.save('Asha', logo)
    expect(saved).toMatchObject({ width: 100, height: 50 })
    expect((await sharp(await keptAt(media, saved.url)).metadata()).hasAlpha).toBe(true)
  })

  test('[GOODS-02] a kept picture is turned, then cut, and what it was made of is known and stays', async () => {
    const original = await pictures.save('Asha', await halves(400, 200).png().toBuffer())
    // turned to the right, what was on the left is on top: red above blue
    const crop = { x: 0, y: 0.5, width: 1, height: 0.5 }
    const edited = await pictures.edit('Asha', original.url, { turn: 90, crop, cutOut: false })
    if (edited === null) throw new Error('nothing was made')
    expect([edited.width, edited.height, edited.url === original.url]).toEqual([200, 200, false])
    const { data } = await sharp(await keptAt(media, edited.url))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const at of [0, data.length - 3])
      expect([(data[at] ?? 0) < 60, (data[at + 2] ?? 0) > 200]).toEqual([true, true])
    expect(await pictures.findEdit(edited.url)).toEqual({
      original: original.url,
      turn: 90,
      crop,
      cutOut: false,
    })
    expect(await pictures.findEdit(original.url)).toBe(null)
    expect(await pictures.edit('Asha', original.url, { turn: 90, crop, cutOut: false })).toEqual(edited)
    expect(await keptAt(media, original.url)).toBeTruthy()
  })

  test('[GOODS-02] a plain background is cut out of what is left, and where there is none it is said so', async () => {
    const tile = { width: 100, height: 100, channels: 3, background: '#a22' } as const
    const photo = await sharp({ create: { ...tile, width: 400, height: 300, background: '#f4f4f0' } })
      .composite([{ input: { create: tile }, left: 150, top: 100 }])
      .jpeg()
      .toBuffer()
    const { url } = await pictures.save('Asha', photo)
    const crop = { x: 0.25, y: 0, width: 0.75, height: 1 }
    const edited = await pictures.edit('Asha', url, { turn: 0, crop, cutOut: true })
    if (edited === null) throw new Error('nothing was made')
    const { data } = await sharp(await keptAt(media, edited.url))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const opacityAt = (x: number, y: number) => data[(y * edited.width + x) * 4 + 3]
    expect([edited.width, opacityAt(5, 5), opacityAt(100, 150), opacityAt(290, 290)]).toEqual([
      300, 0, 255, 0,
    ])
    expect(await pictures.findEdit(edited.url)).toEqual({ original: url, turn: 0, crop, cutOut: true })
    const { url: plain } = await pictures.save('Asha', await halves(400, 200).png().toBuffer())
    await expect(pictures.edit('Asha', plain, { turn: 0, crop: null, cutOut: true })).rejects.toThrow(
      'picture-background',
    )
  })

  test('[GOODS-02] [SAFE-01] what is not kept here is not cut, and what would be smaller than a picture may be is refused', async () => {
    const gone = '/media/pictures/0123456789abcdef0123456789abcdef-960.webp'
    expect(await pictures.edit('Asha', gone, { turn: 90, crop: null, cutOut: false })).toBe(null)
    const { url } = await pictures.save('Asha', await halves(400, 200).png().toBuffer())
    const crop = { x: 0.99, y: 0.99, width: 0.01, height: 0.01 }
    await expect(pictures.edit('Asha', url, { turn: 0, crop, cutOut: false })).rejects.toThrow(
      '"picture-too-small","side":32',
    )
  })

  test('[DESK-05] [GOODS-02] a picture for staff alone is kept under its name, cleaned, found by its age, and removed', async () => {
    const photo = await halves(2_000, 1_000)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    await vault.save('Asha', 'stop-1', photo)
    const kept = await vault.read('stop-1')
    if (kept === null) throw new Error('nothing was kept')
    const { width, exif, format } = await sharp(kept).metadata()
    expect([width, exif, format]).toEqual([1_600, undefined, 'webp'])
    expect(await vault.listBefore(new Date(Date.now() + 60_000))).toEqual(['stop-1'])
    expect(await vault.listBefore(new Date(Date.now() - 60_000))).toEqual([])
    await vault.remove('stop-1')
    expect(await vault.read('stop-1')).toBe(null)
    await expect(vault.read('../secret')).rejects.toThrow('no name of a picture')
  })
})

test('[GOODS-02] a photo of 108 megapixels takes no more memory than stated, wherever it is kept', async () => {
  const modest = pictureProcess({ memoryMb: 250, processorMs: 20_000 })
  const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#876' } })
    .withMetadata({ orientation: 8 })
    .png()
    .toBuffer()
  const { width, height } = await modest('Asha', { kind: 'serve' }, huge)
  expect([width, height]).toEqual([720, 960])
})
