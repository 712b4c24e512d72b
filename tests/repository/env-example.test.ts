import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { environment, readConfig } from '#server/config/read-config.ts'

const root = path.join(import.meta.dirname, '../..')
const example = readFileSync(path.join(root, '.env.example'), 'utf8')
const operations = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')

const names = Object.keys(environment.shape).toSorted()
const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)

test('.env.example lists exactly the variables of config.ts, each once', () => {
  expect(listed.map(([name]) => name).toSorted()).toEqual(names)
})

test('.env.example sets nothing: every variable is a comment', () => {
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

test('docs/operations.md explains exactly the variables of config.ts, each once', () => {
  const rows = operations.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
  const explained = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(explained.toSorted()).toEqual(names)
})

test.each(listed)('%s=%s is the default: setting it changes nothing', (name, value) => {
  expect(readConfig({ [name]: value })).toEqual(readConfig({}))
})

const withDefault = Object.entries(environment.parse({})).map(([name]) => name)

test.each(withDefault)('%s shows the default it has', (name) => {
  expect(new Map(listed).get(name)).not.toBe('')
})
