import { existsSync, rmSync } from 'node:fs'

const pauseMs = 50
const tries = 40

/** Removes a folder at once, also while a process that is ending still writes into it. */
export function removeFolder(folder: string): void {
  for (let attempt = 0; attempt < tries && existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // something was written meanwhile; the next attempt gets it
    }
    if (existsSync(folder)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
  }
}
