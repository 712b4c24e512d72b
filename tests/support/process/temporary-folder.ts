import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Several times the bytes that a whole run writes at once. */
const ENOUGH_BYTES = 8 * 2 ** 30

/**
 * The folder in which tests make their stores and databases: in memory where there is plenty of it, since they would wait for the disk
 * of a small machine more than for anything else. The tests of full and failing disks make disks of their own.
 */
export function chooseTemporaryFolder(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ENOUGH_BYTES ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
