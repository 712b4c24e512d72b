import { describe, expect, it } from 'vitest'
import type { TestResult } from '../reporting/results.ts'
import { parseRequirements, requirementsOf } from './parse-requirements.ts'
import { traceRequirements } from './trace-requirements.ts'

const list = [
  '# Head',
  '## CART',
  '- CART-01 Visitors can add. *ours*',
  '- CART-02 Keys.',
  '- not one',
  '',
].join('\n')
const test = (title: string, state: TestResult['state']): TestResult => ({
  title,
  state,
  file: 'cart.test.ts',
})

describe('the list of requirements', () => {
  it('is read line by line', () => {
    expect(parseRequirements(list)).toEqual([
      { id: 'CART-01', text: 'Visitors can add. *ours*' },
      { id: 'CART-02', text: 'Keys.' },
    ])
  })

  it('holds each identifier once', () => {
    expect(() => parseRequirements(`${list}\n- CART-02 again`)).toThrow('CART-02 is listed twice')
  })
})

it.each([
  ['unit › the first keeps', []],
  [`unit › ${named('CART-01')} keeps`, ['CART-01']],
  [`unit › ${named('CART-01')}${named('QO-02')} keeps [index]`, ['CART-01', 'QO-02']],
  [`unit › ${named('CART-01, CART-02')} keeps`, ['CART-01', 'CART-02']],
])('the requirements named by a title', (title, ids) => {
  expect(requirementsOf(title)).toEqual(ids)
})

describe('tracing', () => {
  it('calls a requirement shown when a test that names it passed', () => {
    expect(states(test(`${named('CART-01')} a`, 'passed'))).toEqual(['shown', 'missing'])
  })

  it('calls it failed when one of its tests failed', () => {
    expect(states(test(`${named('CART-01')} a`, 'passed'), test(`${named('CART-01')} b`, 'failed'))).toEqual([
      'failed',
      'missing',
    ])
  })

  it('does not count skipped tests', () => {
    expect(states(test(`${named('CART-02')} a`, 'skipped'))).toEqual(['missing', 'missing'])
  })

  it('reports ids that are not in the list', () => {
    const { unknown } = traceRequirements(parseRequirements(list), [test(`${named('CART-99')} a`, 'passed')])
    expect(unknown.map(({ id }) => id)).toEqual(['CART-99'])
  })
})

function states(...results: TestResult[]): string[] {
  return traceRequirements(parseRequirements(list), results).requirements.map(({ state }) => state)
}

/** Puts a name in brackets, out of sight of the tool that reads titles of this very file. */
function named(ids: string): string {
  return `[${ids}]`
}
