// Writes the font files of the store from the packages of Noto Sans, so that only the files that are used are installed:
// four small ones for pages, and for printed documents whole ones and a small one for each further script of India. Run it after a change of the character set or of the packages.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { languageNames } from '../app/messages/languages.ts'

const packages = new URL('../node_modules/', import.meta.url)
const source = new URL('@fontsource-variable/noto-sans/files/', packages)
const target = new URL('../app/ui/fonts/', import.meta.url)

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const signs = '\u00a0©®°±²³·¼½¾×÷Øøµéèàüöä«»–—‘’“”•…™−'

/** Devanagari with its joiners; numbers and Latin letters are those of the other file. */
const devanagari = span(0x0900, 0x097f) + '\u200c\u200d\u25cc'

const faces = [
  { from: 'noto-sans-latin-wght-normal.woff2', to: 'noto-sans-latin.woff2', text: ascii + signs },
  { from: 'noto-sans-latin-ext-wght-normal.woff2', to: 'noto-sans-rupee.woff2', text: '₹' },
  { from: 'noto-sans-devanagari-wght-normal.woff2', to: 'noto-sans-devanagari.woff2', text: devanagari },
  // the name that English pages show of their Hindi counterpart, in the one weight that it has there
  {
    from: 'noto-sans-devanagari-wght-normal.woff2',
    to: 'noto-sans-hindi-name.woff2',
    text: languageNames.hi,
    wght: 500,
  },
]

await mkdir(target, { recursive: true })
for (const face of faces) {
  const full = await readFile(new URL(face.from, source))
  const small = await subsetFont(full, face.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.wght ?? { min: 400, max: 700 } },
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

const blocks = [
  { script: 'arabic', from: 0x0600, to: 0x06ff, more: [0x0750, 0x077f] },
  { script: 'bengali', from: 0x0980, to: 0x09ff },
  { script: 'gurmukhi', from: 0x0a00, to: 0x0a7f },
  { script: 'gujarati', from: 0x0a80, to: 0x0aff },
  { script: 'oriya', from: 0x0b00, to: 0x0b7f },
  { script: 'tamil', from: 0x0b80, to: 0x0bff },
  { script: 'telugu', from: 0x0c00, to: 0x0c7f },
  { script: 'kannada', from: 0x0c80, to: 0x0cff },
  { script: 'malayalam', from: 0x0d00, to: 0x0d7f },
  { script: 'ol-chiki', from: 0x1c50, to: 0x1c7f },
  { script: 'meetei-mayek', from: 0xabc0, to: 0xabff, more: [0xaae0, 0xaaff] },
]
/** Spaces, dandas, joiners, and the circle that carries a sign without a letter. */
const common = ' \u00a0\u0964\u0965\u200c\u200d\u25cc'
for (const { script, from, to, more } of blocks) {
  const folder = new URL(`@fontsource-variable/noto-sans-${script}/`, packages)
  const full = await readFile(new URL(`files/noto-sans-${script}-${script}-wght-normal.woff2`, folder))
  const text = span(from, to) + (more === undefined ? '' : span(...(more as [number, number]))) + common
  for (const [weight, wght] of [
    ['regular', 400],
    ['strong', 600],
  ] as const) {
    const font = await subsetFont(full, text, { targetFormat: 'truetype', variationAxes: { wght } })
    await writeFile(new URL(`noto-sans-${script}-${weight}.ttf`, printed), font)
    console.log(`noto-sans-${script}-${weight}.ttf: ${font.length} bytes`)
  }
  await copyFile(new URL('LICENSE', folder), new URL(`noto-sans-${script}-licence.txt`, printed))
}

function span(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
}
