import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Asks the embedded engine so often that V8 optimises all that it may. */
const program = `
  import { sql } from 'kysely'
  import { openMigratedEmbedded } from './tests/support/database/embedded-template.ts'
  const database = await openMigratedEmbedded()
  const query = sql.raw('select ' + Array.from({ length: 200 }, (_, at) => at + ' + 1').join(', '))
  for (let times = 0; times < 300; times += 1) await query.execute(database.queries)
  await database.close()`

test('the code of the embedded engine is optimised, without the function that would take 600 MB', async () => {
  const { stdout } = await run(
    process.execPath,
    ['--trace-wasm-compilation-times', '--input-type=module', '--eval', program],
    { cwd: join(import.meta.dirname, '../..'), maxBuffer: 1 << 24 },
  )
  const taken = [...stdout.matchAll(/using TurboFan, took \d+ ms and (\d+) \//g)].map(([, bytes]) =>
    Number(bytes),
  )
  expect(taken.length).toBeGreaterThan(20)
  expect(Math.max(...taken)).toBeLessThan(100_000_000)
})
