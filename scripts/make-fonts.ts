// Writes the two font files of the store from the variable Noto Sans package: run it after a change of the character set.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL('../node_modules/@fontsource-variable/noto-sans/files/', import.meta.url)
const target = new URL('../app/ui/fonts/', import.meta.url)

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const signs = '\u00a0©®°±²³·¼½¾×÷Øøµéèàüöä«»–—‘’“”•…™−'

const faces = [
  { from: 'noto-sans-latin-wght-normal.woff2', to: 'noto-sans-latin.woff2', text: ascii + signs },
  { from: 'noto-sans-latin-ext-wght-normal.woff2', to: 'noto-sans-rupee.woff2', text: '₹' },
]

await mkdir(target, { recursive: true })
for (const face of faces) {
  const full = await readFile(new URL(face.from, source))
  const small = await subsetFont(full, face.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  await writeFile(new URL(face.to, target), small)
  console.log(`${face.to}: ${small.length} bytes`)
}
