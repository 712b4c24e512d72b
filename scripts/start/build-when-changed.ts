import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'
import { sourceHash } from './source-hash.ts'

const root = join(import.meta.dirname, '../..')
const hashFile = join(root, 'build/.source-hash')
const outputs = ['build/server/index.js', 'build/client'].map((path) => join(root, path))

const hash = sourceHash(root)
if (!isUpToDate()) await build()

function isUpToDate(): boolean {
  return (
    outputs.every((path) => existsSync(path)) &&
    existsSync(hashFile) &&
    readFileSync(hashFile, 'utf8') === hash
  )
}

async function build(): Promise<void> {
  console.log('Building …')
  rmSync(hashFile, { force: true })
  const env = { ...process.env, NODE_ENV: 'production' }
  const command = ['node_modules/@react-router/dev/bin.cjs', 'build']
  const end = await run(process.execPath, command, { cwd: root, env, quiet: true })
  if (end.code !== 0) {
    console.error(end.output.trimEnd())
    process.exit(end.code)
  }
  writeFileSync(hashFile, hash)
}
