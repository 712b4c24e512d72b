import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { buildCatalogue } from './generator/build-catalogue.ts'
import { demoTables } from './products/tables.ts'
import { renderScene } from './renderer/povray.ts'
import { sceneOf } from './renderer/picture-scene.ts'

// Renders drafts of the pictures whose names match into one contact sheet, FOLDER/contact-sheet.png:
//   npm run try-scene -- FOLDER PATTERN [--size 240] [--fine] [--most 12] [--cut-out]
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
const matching = [...buildCatalogue(demoTables).pictures]
  .filter(([name]) => new RegExp(pattern).test(name))
  .slice(0, Number(values.most))
if (matching.length === 0) throw new Error(`No picture's name matches ${pattern}`)
mkdirSync(folder, { recursive: true })
const columns = Math.min(4, matching.length)
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const [index, [name, request]] of matching.entries()) {
  const start = performance.now()
  const input = await renderScene(sceneOf(request), {
    size,
    draft: !values.fine,
    cutOut: values['cut-out'],
  })
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  tiles.push({ input, left: (index % columns) * size, top: Math.floor(index / columns) * size })
}
const rows = Math.ceil(matching.length / columns)
const file = join(folder, 'contact-sheet.png')
await sharp({ create: { width: columns * size, height: rows * size, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file)
console.log(file)
