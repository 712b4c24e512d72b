import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { buildCatalogue } from './build-catalogue.ts'
import { bannerOf, pictureOf } from './draw-picture.ts'
import { demoTables } from './tables.ts'

const folder = new URL('./pictures/', import.meta.url)
mkdirSync(folder, { recursive: true })
const { pictures, bannerPictures } = buildCatalogue(demoTables)
const files = new Map<string, string>()
for (const [file, request] of pictures) files.set(file, pictureOf(request))
for (const [file, requests] of bannerPictures) files.set(file, bannerOf(requests))
for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(new URL(old, folder))
let bytes = 0
for (const [file, text] of files) {
  bytes += Buffer.byteLength(text)
  writeFileSync(new URL(file, folder), text)
}
console.log(`${files.size} pictures, ${Math.round(bytes / 1024)} kB`)
