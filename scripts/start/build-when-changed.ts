import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '../..')
const mark = join(root, 'build/.source-hash')
const results = ['build/server/index.js', 'build/client'].map((path) => join(root, path))
const steps: readonly (readonly string[])[] = [
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ['scripts/compress-assets.ts'],
]

const now = sourceHash(root)
if (!isUpToDate()) await build()

function isUpToDate(): boolean {
  return existsSync(mark) && results.every((path) => existsSync(path)) && readFileSync(mark, 'utf8') === now
}

async function build(): Promise<void> {
  console.log('Building …')
  rmSync(mark, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  for (const step of steps) {
    const end = await run(process.execPath, step, { cwd: root, env, quiet: true })
    if (end.code !== 0) {
      console.error(end.output.trimEnd())
      process.exit(end.code)
    }
  }
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(mark, now)
}
