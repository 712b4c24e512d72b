import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetResults, readResults, saveResults, type TestResult } from './results.ts'

let folder = ''
const result = (change: Partial<TestResult>): TestResult => ({
  title: 'unit › a test',
  file: 'package.json',
  project: 'unit',
  state: 'passed',
  durationMs: 1,
  ...change,
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'neev-results-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

it('keeps the results of files that did not run this time', () => {
  saveResults([result({}), result({ file: 'vite.config.ts' })], folder)
  saveResults([result({ state: 'failed' })], folder)
  expect(readResults(folder).map(({ file, state }) => [file, state])).toEqual([
    ['vite.config.ts', 'passed'],
    ['package.json', 'failed'],
  ])
})

it('drops the results of files that are gone', () => {
  saveResults([result({ file: 'gone.test.ts' })], folder)
  saveResults([result({})], folder)
  expect(readResults(folder).map(({ file }) => file)).toEqual(['package.json'])
})

it('forgets one project and not the other', () => {
  saveResults([result({}), result({ project: 'wide' })], folder)
  forgetResults(['unit'], folder)
  expect(readResults(folder).map(({ project }) => project)).toEqual(['wide'])
})

it('answers with nothing where nothing ran', () => {
  expect(readResults(join(folder, 'absent'))).toEqual([])
})
