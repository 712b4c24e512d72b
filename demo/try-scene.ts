import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { buildCatalogue } from './generator/build-catalogue.ts'
import { sceneOf } from './renderer/picture-scene.ts'
import { renderPicture } from './renderer/povray.ts'
import { demoTables } from './products/tables.ts'

// Renders the pictures whose names match, quickly, into one contact sheet:
//   node demo/try-scene.ts FOLDER PATTERN [--size 240] [--fine] [--most 12] [--cut-out]
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string', default: '240' },
    most: { type: 'string', default: '12' },
    fine: { type: 'boolean', default: false },
    'cut-out': { type: 'boolean', default: false },
  },
})
const [folder = '', pattern = ''] = positionals
const size = Number(values.size)
const wanted = [...buildCatalogue(demoTables).pictures]
  .filter(([name]) => new RegExp(pattern).test(name))
  .slice(0, Number(values.most))
if (wanted.length === 0) throw new Error(`No picture with a scene has a name like ${pattern}`)
mkdirSync(folder, { recursive: true })
const tiles: { input: Buffer; left: number; top: number }[] = []
const columns = Math.min(4, wanted.length)
for (const [index, [name, request]] of wanted.entries()) {
  const scene = sceneOf(request)
  const began = performance.now()
  const input = await renderPicture(scene, { size, draft: !values.fine, cutOut: values['cut-out'] })
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  tiles.push({ input, left: (index % columns) * size, top: Math.floor(index / columns) * size })
}
const rows = Math.ceil(wanted.length / columns)
const file = join(folder, 'sheet.png')
await sharp({ create: { width: columns * size, height: rows * size, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file)
console.log(file)
