import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-05] a letter and a number of a breaker or a socket are its curve, its rating and its modules', () => {
  test.each([
    ['mcb c25', 'other-sizes .*MCB C Curve'],
    ['C25 SP MCB 4', 'other-sizes 4 .*MCB C Curve'],
    ['mcb c.16 5', 'ready 5 .*MCB C Curve, SP 16 A'],
    ['mcb c32 10', 'choose 10 .*MCB C Curve, SP 32 A'],
    ['mcb d63 tp', 'ready .*MCB D Curve, TP 63 A'],
    ['socket 16a 2m white 5', 'choose 5 .*Modular Socket with Shutter, 6/16 A'],
    ['cable 2.5 sqmm 2m', '\\S+ 2 metre .*2.5 sq mm'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] a grade that a sort never states is asked about', () => {
  test.each([
    ['PPC cement 53 grade 20 bag', 'choose 20 bag .*PPC Cement'],
    ['cement 53 grade 20 bag', 'ready 20 bag .*OPC 53 Grade Cement'],
    ['opc 33 grade 10', 'other-sizes 10 .*OPC'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] works on what nothing names order nothing', () => {
  test('demolition of old walls', () => {
    expect(readLines(index, 'demolition of old walls 40 sqm')).toEqual([])
  })
  test.each([
    ['dismantling of door frames 4', 'choose 4 .*Door Frame'],
    ['sand 40 kg (bag) 10', 'ready 10 bag .*Plaster Sand'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
