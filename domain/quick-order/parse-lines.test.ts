import { describe, expect, it } from 'vitest'
import { MAX_LINES, parseLines } from './parse-lines.ts'

const parse = (text: string) =>
  parseLines(text).lines.map(({ itemText, quantity, unit }) => [itemText, quantity, unit])

describe('a single line', () => {
  it.each([
    ['50 bag OPC cement', 'opc cement', 50, 'bag'],
    ['OPC cement 50 bags', 'opc cement', 50, 'bag'],
    ['OPC cement - 50 bags', 'opc cement', 50, 'bag'],
    ['50 bags of cement', 'cement', 50, 'bag'],
    ['sariya 12mm - 20', 'sariya 12mm', 20, null],
    ['sariya 12mm x 20', 'sariya 12mm', 20, null],
    ['sariya 12 mm 2 ton', 'sariya 12 mm', 2, 'tonne'],
    ['2.5 ton reti', 'reti', 2.5, 'tonne'],
    ['8 box tile 2x2 white', 'tile 2x2 white', 8, 'box'],
    ['AAC block 4 inch, 200', 'aac block 4 inch', 200, null],
    ['AAC block 4", 1,200 pcs', 'aac block 4"', 1200, 'piece'],
    ['1. 20 nos CPVC elbow 1/2 inch', 'cpvc elbow 1/2 inch', 20, 'piece'],
    ['2) wall putty 40kg 10 bag', 'wall putty 40kg', 10, 'bag'],
    ['- cement 50kg 20', 'cement 50kg', 20, null],
    ['• 20 x ball valve 15 mm', 'ball valve 15 mm', 20, null],
    ['✅ eent : 5000', 'eent', 5000, null],
    ['eent = 5,000', 'eent', 5000, null],
    ['LED bulb 9w qty 12', 'led bulb 9w', 12, null],
    ['५० बोरी सीमेंट', 'सीमेंट', 50, 'bag'],
    ['सरिया 12mm २० नग', 'सरिया 12mm', 20, 'piece'],
    ['5 kg binding wire', 'binding wire', 5, 'kg'],
    ['53 grade cement', '53 grade cement', null, null],
    ['OPC 53', 'opc 53', null, null],
    ['fe 500 sariya 12mm', 'fe 500 sariya 12mm', null, null],
    ['ply 8x4 18mm', 'ply 8x4 18mm', null, null],
    ['ply 8x4 18mm 25 sheet', 'ply 8x4 18mm', 25, 'sheet'],
    ['20 sheet', '20 sheet', null, null],
    ['2 dozen door hinges 4 inch', 'door hinges 4 inch', 2, 'dozen'],
    ['house wire 2.5 sqmm 6 coil', 'house wire 2.5 sqmm', 6, 'coil'],
    ['100 sq.ft kota stone', 'kota stone', 100, 'sq ft'],
    ['cement', 'cement', null, null],
  ])('[QO-01] "%s"', (line, ...expected) => {
    expect(parse(line)).toEqual([expected])
  })
})

describe('several lines', () => {
  it('[QO-01] blank lines are skipped and every line keeps its text', () => {
    const { lines } = parseLines('Cement 10\n\n   \r\n- Reti 2 ton\r')
    expect(lines.map((line) => line.text)).toEqual(['Cement 10', '- Reti 2 ton'])
  })

  it('[QO-01] one line may name several products', () => {
    expect(parse('50 bag ACC cement, sariya 12mm 2 ton, 8 box tile 2x2 white')).toEqual([
      ['acc cement', 50, 'bag'],
      ['sariya 12mm', 2, 'tonne'],
      ['tile 2x2 white', 8, 'box'],
    ])
  })

  it('[QO-01] spreadsheet rows are parsed by their headers', () => {
    const sheet = [
      'S.No\tItem\tSize\tUnit\tQty\tRate',
      '1\tSariya\t12mm\trod\t40\t650',
      '2\tCement\t\tbag\t50 \t400',
    ]
    expect(parse(sheet.join('\n'))).toEqual([
      ['sariya 12mm', 40, 'rod'],
      ['cement', 50, 'bag'],
    ])
  })

  it('[QO-01] rows without headers are parsed by their content', () => {
    expect(parse('1\tOPC cement\t50\tbag\n2\tCPVC pipe 1/2"\t30 pcs')).toEqual([
      ['opc cement', 50, 'bag'],
      ['cpvc pipe 1/2"', 30, 'piece'],
    ])
  })

  it('[QO-01] a CSV file with quotes is parsed', () => {
    expect(
      parse('product,quantity\n"Tile, white 2x2",20\nAAC block 4 inch,200\n"Plain ""A"" board",3'),
    ).toEqual([
      ['tile, white 2x2', 20, null],
      ['aac block 4 inch', 200, null],
      ['plain "a" board', 3, null],
    ])
  })

  it('[QO-01] the text beyond 500 lines is returned, not lost', () => {
    const text = Array.from({ length: MAX_LINES + 2 }, (_, index) => `cement ${index + 1}`).join('\n')
    const { lines, rest } = parseLines(text)
    expect(lines).toHaveLength(MAX_LINES)
    expect(rest).toBe('cement 501\ncement 502')
  })

  it('[QO-01] no text makes parsing fail', () => {
    for (const text of [
      '',
      '\t',
      ',,,',
      '"',
      '0',
      '- - -',
      '%_\\:&|!()<->',
      '😀😀',
      'x'.repeat(5000),
      '1,2,3\t\t',
    ]) {
      expect(() => parseLines(text)).not.toThrow()
    }
  })
})
