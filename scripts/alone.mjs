import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const file = join(import.meta.dirname, '../.preparing')

/** Does what only one process may do at a time in this clone, such as installing packages, once no other does. */
export async function alone(work) {
  while (!lock()) await wait(200)
  process.once('exit', unlock)
  await work()
  process.off('exit', unlock)
  unlock()
}

function lock() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) unlock()
    return false
  }
}

function unlock() {
  rmSync(file, { force: true })
}

/** Whether the process that wrote the file lives. */
function isHeld() {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
