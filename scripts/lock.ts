import { readFileSync, writeFileSync } from 'node:fs'
import { type LockFile, repairLock } from './lock/repair-lock.ts'

const path = new URL('../package-lock.json', import.meta.url)
const text = readFileSync(path, 'utf8')
const { lock, added, stripped } = repairLock(JSON.parse(text) as LockFile)
const repaired = `${JSON.stringify(lock, null, 2)}\n`

if (process.argv.includes('--check')) {
  for (const entry of added) console.error(`package-lock.json has no entry for ${entry}`)
  for (const entry of stripped) console.error(`package-lock.json holds a download address for ${entry}`)
  if (added.length + stripped.length > 0) {
    console.error('Run `npm run lock` and keep the result.')
    process.exitCode = 1
  }
} else {
  if (repaired !== text) writeFileSync(path, repaired)
  console.log(
    `package-lock.json: ${added.length} entries added, ${stripped.length} download addresses removed`,
  )
}
