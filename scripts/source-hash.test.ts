import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourceHash } from './source-hash.ts'

let root = ''
const write = (path: string, text: string): void => writeFileSync(join(root, path), text)
const hash = (): string => sourceHash(root, ['app', 'vite.config.ts', 'public'])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'neev-source-hash-'))
  mkdirSync(join(root, 'app/ui'), { recursive: true })
  write('app/root.tsx', 'root')
  write('app/ui/button.tsx', 'button')
  write('vite.config.ts', 'config')
})

afterEach(() => rmSync(root, { recursive: true }))

it('stays the same while nothing changes', () => {
  expect(hash()).toBe(hash())
})

it.each([
  ['a file changes', () => write('app/ui/button.tsx', 'Button')],
  ['a file is added', () => write('app/ui/card.tsx', '')],
  ['a file is renamed', () => renameSync(join(root, 'app/root.tsx'), join(root, 'app/main.tsx'))],
  ['a file goes away', () => rmSync(join(root, 'app/root.tsx'))],
  ['a single input file changes', () => write('vite.config.ts', 'other')],
  [
    'text moves from one file to the next',
    () => {
      write('app/root.tsx', 'roo')
      write('app/ui/button.tsx', 'tbutton')
    },
  ],
])('differs when %s', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

it('ignores tests and editor files', () => {
  const before = hash()
  write('app/root.test.tsx', 'test')
  write('app/.root.tsx.swp', 'swap')
  expect(hash()).toBe(before)
})
