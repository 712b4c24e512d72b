import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { goalsOf, writeGoals } from './bench-goals.ts'
import { nothing } from './bench-report.ts'
import { obstacles } from '../obstacles.ts'

test('what was never measured is neither reached nor missed', () => {
  expect(goalsOf(nothing).every(({ measured }) => measured === null)).toBe(true)
  const lines = writeGoals(nothing).split('\n')
  expect(lines[1]).toContain(': 0 of ')
  expect(lines.slice(4).every((line) => line.includes('not measured'))).toBe(true)
})

test('a goal is reached, or missed with what stands in its way', () => {
  const phone = { answersMs: 4_000, longestTaskMs: 90, bytes: 219_000, tapMs: { p50: 90, p75: 180, taps: 9 } }
  const secondProcess = { store: { one: 100, two: 190 }, bare: { one: 300, two: 600 }, share: 0.9 }
  const testRun = { minutes: 41.2, at: '' }
  const printed = writeGoals({ ...nothing, phone, secondProcess, testRun })
  expect(printed).toMatch(/answers a tap +\| ≤ 4\.5 s +\| 4\.0 s +\| reached/)
  expect(printed).toMatch(/longest task +\| ≤ 50 ms +\| 90 ms +\| missed +\| style and layout/)
  expect(printed).toMatch(/a second process .*0\.90 \(100 → 190; bare 300 → 600 a second\) +\| reached/)
  expect(printed).toMatch(/`npm test`.* \| ≤ 12 min +\| 41\.2 min +\| missed +\| stores are/)
  const without = { ...secondProcess, bare: { one: 300, two: 90 }, share: null }
  expect(writeGoals({ ...nothing, secondProcess: without })).toMatch(/no processor free for it .*\| missed/)
})

test('every missed goal leads to a section of docs/performance.md that there is', () => {
  const file = path.join(import.meta.dirname, '../../../docs/performance.md')
  const sections = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3).replaceAll("'", '’'))
  const named = new Set(Object.values(obstacles).map(({ profile }) => profile))
  expect([...named].filter((section) => !sections.includes(section))).toEqual([])
})
