import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row)

describe('[QO-05] words that columns cut short are those that stand beside them in names', () => {
  test.each([
    ['BIB CK LONG BODY 10', 'ready 10 .*Bib Cock, Long body'],
    ['ANG VLV 15MM 20', 'ready 20 .*Angle Valve, 15 mm'],
    ['WTR TNK 1000L 2', 'ready 2 .*Water Tank, 1000 L'],
    ['WALL MXR 3', 'choose 3 .*Wall Mixer'],
    ['SWR BND 110 20', 'ready 20 .*SWR Bend .*110 mm'],
    ['CPVC ELB 25MM 40', 'ready 40 .*CPVC Elbow 90°, 25 mm'],
    ['GYPSUM BRD 12.5MM 6X4 20 NOS', 'ready 20 piece .*Gypsum Board'],
    ['WATER HTR 15 L 1', 'ready 1 .*Water Heater .*15 L'],
    ['PAINT THNR 5 L', 'ready 5 litre .*Paint Thinner, 5 L'],
    ['TMT BR 12MM FE500D 40', 'ready 40 .*TMT Bar 12 m, 12 mm'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })

  test.each(['LED TV 32 inch 1', 'wall clk 2', 'kitchen chmny 1', 'steel rck 3', 'gas rgltr 1', 'pvc xyz 5'])(
    'and others remain unknown: %s',
    (row) => {
      expect(read(row).join()).not.toMatch(/^ready/)
    },
  )
})
