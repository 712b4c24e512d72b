import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** Log of a process that logs so many lines and then stops as the store does. */
async function logAndStop(lines: number, level = 'info'): Promise<unknown[]> {
  const program = `
    import { createLogger, flushLog } from ${JSON.stringify(`${import.meta.dirname}/log.ts`)}
    const log = createLogger('${level}', false)
    for (let line = 0; line < ${lines}; line += 1) log.info({ line }, 'logged')
    await flushLog(log)
    process.exit(0)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program])
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown)
}

test.each([1, 5_000])('at a stop %i lines are written, each once and in order', async (lines) => {
  const logged = await logAndStop(lines)
  expect(logged).toEqual(
    Array.from({ length: lines }, (_, line) => ({
      level: 30,
      time: expect.any(Number) as number,
      line,
      msg: 'logged',
    })),
  )
})

test('a level that is off writes nothing, and the stop does not wait for it', async () => {
  expect(await logAndStop(10, 'silent')).toEqual([])
})
