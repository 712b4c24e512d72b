// Writes the font files of the store from the packages of Noto Sans, so that only the files that are used are installed:
// two small ones for pages, and whole ones for printed documents. Run it after a change of the character set or of the packages.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/', import.meta.url)
const source = new URL('@fontsource-variable/noto-sans/files/', packages)
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

const printed = new URL('../server/gateways/documents/fonts/', import.meta.url)
const scripts = [
  { from: 'noto-sans', file: 'NotoSans' },
  { from: 'noto-sans-devanagari', file: 'NotoSansDevanagari' },
]
await mkdir(printed, { recursive: true })
for (const { from, file } of scripts) {
  const folder = new URL(`@expo-google-fonts/${from}/`, packages)
  const copy = (name: string, to: string): Promise<void> =>
    copyFile(new URL(name, folder), new URL(to, printed))
  await copy(`400Regular/${file}_400Regular.ttf`, `${from}-regular.ttf`)
  await copy(`600SemiBold/${file}_600SemiBold.ttf`, `${from}-strong.ttf`)
  await copy('LICENSE_FONT', `${from}-licence.txt`)
}
