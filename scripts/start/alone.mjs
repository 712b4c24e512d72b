import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const beatMs = 1_000
const deadAfterMs = 10_000

/**
 * Runs `work` while no other process does work under the same lock file; waits for its turn. The holder
 * touches the file every second, so that the lock of a process that was killed does not stay for ever.
 */
export async function alone(file, work) {
  if (!(await take(file))) return work()
  const beat = setInterval(() => touch(file), beatMs)
  const leave = () => rmSync(file, { force: true })
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    process.off('exit', leave)
    leave()
  }
}

/** Answers false where nothing can be written, so there is nothing to guard either. */
async function take(file) {
  for (;;) {
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (error.code === 'EROFS' || error.code === 'EACCES') return false
      if (error.code !== 'EEXIST') throw error
    }
    if (isLeftOver(file)) rmSync(file, { force: true })
    else await wait(200)
  }
}

function isLeftOver(file) {
  try {
    const { mtimeMs } = statSync(file)
    const pid = Number(readFileSync(file, 'utf8'))
    return Date.now() - mtimeMs > deadAfterMs || (pid > 0 && !isAlive(pid))
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // someone removed the file by hand; the work goes on
  }
}
