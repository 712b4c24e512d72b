import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const pauseMs = 50
const tries = 40

/** Removes a folder at once, also while a process that is ending still writes into it; the servers of databases in it are ended. */
export function removeFolder(folder: string): void {
  endDatabases(folder)
  for (let attempt = 0; attempt < tries && existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // something was written meanwhile; the next attempt gets it
    }
    if (existsSync(folder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
}

/** The embedded server of a data folder outlives a store that was killed: ends it at once, as a crash does. */
function endDatabases(folder: string): void {
  const inside = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []
  for (const dataDirectory of [folder, ...inside]) {
    const pid = findDatabase(dataDirectory)
    if (pid === null) continue
    try {
      process.kill(pid, 'SIGQUIT')
    } catch {
      // it has ended already
    }
  }
}

/** The process of the embedded server in a data folder; null where none is known. */
export function findDatabase(dataDirectory: string): number | null {
  const file = path.join(dataDirectory, 'database/cluster/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}
