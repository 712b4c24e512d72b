import { describe, expect, it } from 'vitest'
import { equivalentSizes } from './equivalent-sizes.ts'
import { normalizeText } from '#domain/text/normalize-text.ts'
import { formatSize, extractSizes } from '#domain/text/size.ts'

const sizesIn = (text: string): string[] => extractSizes(normalizeText(text)).sizes.map(formatSize)
const equivalents = (text: string): string[] =>
  extractSizes(normalizeText(text)).sizes.flatMap(equivalentSizes)

describe('extracting sizes', () => {
  it.each([
    ['12mm', ['12mm']],
    ['12 MM bar', ['12mm']],
    ['१२ एमएम', ['12mm']],
    ['1/2 inch', ['0.5in']],
    ['½"', ['0.5in']],
    ['1 1/2" elbow', ['1.5in']],
    ['600 x 200 x 100 mm', ['600x200x100mm']],
    ['tile 2x2', ['2x2']],
    ['4x8 ply', ['8x4']],
    ['8 ft x 3.5 ft, 0.45 mm', ['8x3.5ft', '0.45mm']],
    ['2.5 sq. mm wire', ['2.5sqmm']],
    ['50kg', ['50kg']],
    ['32 Amp', ['32a']],
    ['sariya 12mm x 20', ['12mm']],
    ['OPC 53 grade', []],
    ['Fe 500D', []],
    ['M20', []],
    ['cement', []],
  ])('[SEARCH-01] "%s"', (text, sizes) => {
    expect(sizesIn(text)).toEqual(sizes)
  })

  it('[SEARCH-01] everything else stays in the text', () => {
    expect(extractSizes('sariya 12mm x 20').rest.replaceAll(/\s+/g, ' ')).toBe('sariya x 20')
    expect(extractSizes('opc 53').rest).toBe('opc 53')
  })
})

describe('equivalent sizes', () => {
  it.each([
    ['600 x 600 mm', '2x2'],
    ['600 x 600 mm', '24x24in'],
    ['600 x 200 x 100 mm', '4in'],
    ['15 mm', '0.5in'],
    ['20 mm', '0.75in'],
    ['110 mm', '4in'],
    ['8 x 4 ft', '8x4'],
    ['2.5 sq mm', '2.5mm'],
    ['9 in', '9in'],
    ['60 cm', '600mm'],
  ])('[SEARCH-01] %s is also %s', (text, equivalent) => {
    expect(equivalents(text)).toContain(equivalent)
  })

  it('[SEARCH-01] similar sizes are not equivalent', () => {
    expect(equivalents('8 mm')).not.toContain('10mm')
    expect(equivalents('400 mm')).not.toContain('1ft')
  })
})
