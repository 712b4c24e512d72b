import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from './alone.mjs'
import { languages } from '../domain/i18n/language.ts'
import { sourceHash } from './source-hash.ts'

// Builds what browsers load and what renders pages, unless the build is of these sources: `npm run build`.
const root = join(import.meta.dirname, '..')
const hashFile = join(root, 'build/.source-hash')
const hash = sourceHash(root)

if (!isBuilt()) await alone(async () => isBuilt() || build())

function isBuilt(): boolean {
  return existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash
}

function build(): void {
  console.log('Building …')
  rmSync(hashFile, { force: true })
  for (const language of languages) {
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'error'],
      {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production', STORE_LANGUAGE: language },
      },
    )
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(hashFile, hash)
}
