import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pictureFolder } from './picture-folder.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-pictures-'))
afterAll(async () => (await import('node:fs/promises')).rm(folder, { recursive: true, force: true }))
const pictures = pictureFolder(folder)

/** A picture with red on its left half and blue on its right. */
function halves(width: number, height: number) {
  const half = { width: width / 2, height, channels: 3, background: '#f00' } as const
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

test('[GOODS-02] a photo is turned upright, freed of where it was taken, and kept at the widths that pages ask for', async () => {
  const photo = await halves(1_600, 1_200)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '28/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const saved = await pictures.save(photo)
  expect(saved).toMatchObject({ width: 720, height: 960 })
  expect(saved.url).toMatch(/^\/media\/pictures\/[\da-f]{32}-720\.webp$/)
  const stem = path.basename(saved.url, '-720.webp')
  const kept = readdirSync(folder).filter((file) => file.startsWith(stem))
  expect(kept.map((file) => file.slice(stem.length)).toSorted()).toEqual([
    '-360.avif',
    '-360.webp',
    '-720.avif',
    '-720.webp',
    '-720x960.webp',
  ])
  const file = path.join(folder, `${stem}-720.webp`)
  const { exif, orientation } = await sharp(file).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
  expect(readFileSync(file).includes('Somebody')).toBe(false)
  // turned to the right, what was on the left is on top
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([(data[0] ?? 0) > 200, (data.at(-1) ?? 0) > 200]).toEqual([true, true])
  expect(await pictures.save(photo)).toEqual(saved)
})

test('[GOODS-02] a small picture is not blown up, and one with transparency keeps it', async () => {
  const logo = await sharp({ create: { width: 101, height: 50, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  const saved = await pictures.save(logo)
  expect(saved).toMatchObject({ width: 100, height: 50 })
  expect((await sharp(path.join(folder, path.basename(saved.url))).metadata()).hasAlpha).toBe(true)
})

test('[GOODS-02] a photo of 108 megapixels takes no more memory than stated', async () => {
  const huge = await sharp({ create: { width: 12_000, height: 9_000, channels: 3, background: '#876' } })
    .withMetadata({ orientation: 8 })
    .png()
    .toBuffer()
  await pictures.save(await halves(200, 100).png().toBuffer())
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  const saved = await pictures.save(huge)
  clearInterval(watch)
  expect(saved).toMatchObject({ width: 720, height: 960 })
  expect((most - before) / 1e6).toBeLessThan(150)
})

test('[GOODS-02] a kept picture is turned, then cut, and what it was made of is known and stays', async () => {
  const original = await pictures.save(await halves(400, 200).png().toBuffer())
  // turned to the right, what was on the left is on top: red above blue
  const crop = { x: 0, y: 0.5, width: 1, height: 0.5 }
  const edited = await pictures.edit(original.url, { turn: 90, crop })
  if (edited === null) throw new Error('nothing was made')
  expect([edited.width, edited.height, edited.url === original.url]).toEqual([200, 200, false])
  const { data } = await sharp(path.join(folder, path.basename(edited.url)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const at of [0, data.length - 3])
    expect([(data[at] ?? 0) < 60, (data[at + 2] ?? 0) > 200]).toEqual([true, true])
  expect(await pictures.findEdit(edited.url)).toEqual({ original: original.url, turn: 90, crop })
  expect(await pictures.findEdit(original.url)).toBe(null)
  expect(await pictures.edit(original.url, { turn: 90, crop })).toEqual(edited)
  expect(readdirSync(folder)).toContain(path.basename(original.url))
})

test('[GOODS-02] [SAFE-01] what is not kept here is not cut, and what would be smaller than a picture may be is refused', async () => {
  const gone = '/media/pictures/0123456789abcdef0123456789abcdef-960.webp'
  expect(await pictures.edit(gone, { turn: 90, crop: null })).toBe(null)
  const { url } = await pictures.save(await halves(400, 200).png().toBuffer())
  const crop = { x: 0.99, y: 0.99, width: 0.01, height: 0.01 }
  await expect(pictures.edit(url, { turn: 0, crop })).rejects.toThrow('smaller than 32 pixels')
})
