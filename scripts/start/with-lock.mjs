import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const heartbeatMs = 1_000
const staleAfterMs = 10_000

/**
 * Runs `work` while holding a lock file, waiting until no other process holds it. The holder touches the file every
 * second, so that the lock of a killed process goes stale.
 */
export async function withLock(file, work) {
  if (!(await acquire(file))) return work()
  const heartbeat = setInterval(() => touch(file), heartbeatMs)
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** Resolves with false on a read-only file system, where there is nothing to guard. */
async function acquire(file) {
  for (;;) {
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return true
    } catch (error) {
      if (error.code === 'EROFS' || error.code === 'EACCES') return false
      if (error.code !== 'EEXIST') throw error
    }
    if (isStale(file)) rmSync(file, { force: true })
    else await wait(200)
  }
}

function isStale(file) {
  try {
    const { mtimeMs } = statSync(file)
    const pid = Number(readFileSync(file, 'utf8'))
    return Date.now() - mtimeMs > staleAfterMs || (pid > 0 && !isAlive(pid))
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
    // removed by hand; the work goes on
  }
}
