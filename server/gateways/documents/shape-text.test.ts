import { constants, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import {
  invoiceOf,
  orderItem,
  orderOf,
  siteAddress,
} from '../../../tests/support/builders/order-to-invoice.ts'
import { renderPdf } from './render-pdf.ts'
import { scriptRuns, type Script } from './script-runs.ts'
import { loadShape } from './shape-text.ts'
import { visualRuns } from './visual-runs.ts'

/** Names and places as customers write them, with the conjuncts and split vowels of each script. */
const names: readonly (readonly [Script, string])[] = [
  ['arabic', 'محمد علی ٹھیکیدار'],
  ['bengali', 'ক্ষত্রিয় নির্মাণ, হৃদয়পুর'],
  ['gurmukhi', 'ਸ੍ਰੀ ਪੰਜਾਬੀ, ਚੰਡੀਗੜ੍ਹ'],
  ['gujarati', 'ક્ષત્રિય નિર્માણ, અમદાવાદ'],
  ['oriya', 'କ୍ଷତ୍ରିୟ ନିର୍ମାଣ, ଭୁବନେଶ୍ୱର'],
  ['tamil', 'நி க்ஷேத்ரம் ஸ்ரீ, கொ கோ'],
  ['telugu', 'శ్రీ క్షత్రియ రాష్ట్రం'],
  ['kannada', 'ಶ್ರೀ ಕ್ಷತ್ರಿಯ ನಿರ್ಮಾಣ'],
  ['malayalam', 'ശ്രീ ക്ഷത്രിയ രാഷ്ട്രം'],
  ['ol-chiki', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['meetei-mayek', 'ꯃꯩꯇꯩꯂꯣꯟ'],
]

const brick = orderItem({
  name: 'Red clay brick',
  unit: 'piece',
  hsn: '6904',
  rate: '12',
  without: '7.589286',
  withGst: '8.5',
  quantity: 1000,
})

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Drawing operators of the pages of a PDF, without the escapes of its strings. */
function contentOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const streams = bytes.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\n/g)
  const drawn = Array.from(streams, ({ index, 0: head }) =>
    inflateSync(bytes.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    ),
  )
  return drawn.join('').replaceAll(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign)
}

/** Signs of old scholarship that Unicode took up only lately. */
const SCHOLARLY = ['\u0C5C', '\u0CDC']

/** All characters that Unicode has assigned between two code points. */
function assigned(from: number, to: number): string[] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
  return all.filter((one) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(one) && !SCHOLARLY.includes(one))
}

const blocks: readonly (readonly [Script, number, number])[] = [
  ['arabic', 0x0620, 0x06d3],
  ['bengali', 0x0980, 0x09ef],
  ['gurmukhi', 0x0a00, 0x0a74],
  ['gujarati', 0x0a80, 0x0aef],
  ['oriya', 0x0b00, 0x0b6f],
  ['tamil', 0x0b80, 0x0bef],
  ['telugu', 0x0c00, 0x0c6f],
  ['kannada', 0x0c80, 0x0cef],
  ['malayalam', 0x0d00, 0x0d7f],
  ['ol-chiki', 0x1c50, 0x1c7f],
  ['meetei-mayek', 0xabc0, 0xabf9],
]

describe('[ORD-09] texts in the scripts of India', () => {
  test.each(blocks)('%s has a glyph for every character, in both weights', async (script, from, to) => {
    const shape = await loadShape(String.fromCodePoint(from + 0x15))
    for (const weight of ['regular', 'strong'] as const) {
      const isDrawn = (text: string) =>
        shape({ script, text }, weight)?.glyphs.some(({ outline }) => outline !== '') ?? false
      expect(isDrawn('\u{10ffff}')).toBe(false)
      expect(assigned(from, to).filter((each) => !isDrawn(each))).toEqual([])
    }
  })

  test.each(names)('%s is drawn, and read as the text that it is', async (script, name) => {
    expect(scriptRuns(name)[0]).toMatchObject({ script })
    const receiver = { ...siteAddress.address_line1, receiverName: name }
    const address = { ...siteAddress, address_line1: receiver }
    const invoice = invoiceOf(orderOf([brick], { shippingAddress: address }))
    const drawn = contentOf(await renderPdf({ paper: 'a4', documents: [invoice] }))
    for (const run of scriptRuns(name).filter((each) => each.script === script)) {
      const actualText = Buffer.from(run.text, 'utf16le').swap16().toString('latin1')
      expect(drawn).toContain(actualText)
    }
  })

  test('conjuncts are one shape, and a vowel sign that is written before its letter stands there', async () => {
    const shape = await loadShape(names.map(([, name]) => name).join(' '))
    const glyphsOf = (script: Script, text: string) => shape({ script, text }, 'regular')?.glyphs ?? []
    expect(glyphsOf('tamil', 'க்ஷ')).toHaveLength(1)
    expect(glyphsOf('tamil', 'நி').length).toBeLessThanOrEqual(2)
    expect(glyphsOf('gujarati', 'ક્ષ')).toHaveLength(1)
    expect(glyphsOf('malayalam', 'ക്ഷ')).toHaveLength(1)
    const [sign, letter] = glyphsOf('tamil', 'கெ')
    expect(sign?.outline).toBe(
      glyphsOf('tamil', 'ெ').find(({ outline }) => outline === sign?.outline)?.outline,
    )
    expect(letter?.outline).toBe(glyphsOf('tamil', 'க')[0]?.outline)
  })

  test('Latin and Devanagari load nothing', async () => {
    const shape = await loadShape('Asha, श्री')
    expect(shape({ script: 'tamil', text: 'நி' }, 'regular')).toBeNull()
    expect(shape({ script: 'latin', text: 'Asha' }, 'regular')).toBeNull()
  })
})

test('Urdu runs from right to left, its numbers and Latin words from left to right', () => {
  const seen = (text: string): string[] =>
    visualRuns(text).flatMap((run) => (run.text.trim() === '' ? [] : [run.text.trim()]))
  expect(seen('مکان نمبر 12، گلی 3')).toEqual(['3', '، گلی', '12', 'مکان نمبر'])
  expect(seen('(لاہور والے)')).toEqual(['(', 'لاہور والے', ')'])
  expect(seen('Plot 5, دہلی 110001')).toEqual(['Plot 5,', '110001', 'دہلی'])
  expect(visualRuns('नई दिल्ली 5')).toEqual(scriptRuns('नई दिल्ली 5'))
})
