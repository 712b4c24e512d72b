import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const named = rows.flatMap(([, section = '', , , shown = '']) =>
  [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(
    ([, file = '', title = '']) => [section, file, title] as const,
  ),
)

test('[SAFE-01] docs/security.md names at least one test for every threat', () => {
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => row.length !== 6 || !row[4]?.includes('“'))).toEqual([])
})

test.each(named)(
  '[SAFE-01] the test that docs/security.md names for %s exists: %s “%s”',
  (_, file, title) => {
    expect(existsSync(path.join(root, file))).toBe(true)
    const source = readFileSync(path.join(root, file), 'utf8').replaceAll("\\'", "'")
    expect(source).toContain(title)
  },
)
