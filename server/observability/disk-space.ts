import { statfs } from 'node:fs/promises'

/**
 * Bytes that must be free where the store keeps its files: two segments of the database's log, which it cannot do without,
 * and room to shut down. Below them the store reads but does not write.
 */
const LEAST_FREE_BYTES = 48 * 1024 * 1024
/** Time for which a look at the disk counts. */
const FRESH_MS = 1_000

/** The disk that the store writes to has no room left. */
export class DiskFullError extends Error {
  constructor(directory: string, free: number) {
    super(
      `DATA_DIR: the disk of ${directory} is full: ${megabytes(free)} MB are free, the store needs ${megabytes(LEAST_FREE_BYTES)} MB to start.`,
    )
    this.name = 'DiskFull'
  }
}

/** Tells whether there is room to write. */
export type DiskSpace = { readonly hasRoom: () => Promise<boolean> }

/** Watches the disk of a directory; a disk that cannot be asked counts as one with room, and writing tells. */
export function watchDiskSpace(directory: string): DiskSpace {
  let known = { at: Number.NEGATIVE_INFINITY, hasRoom: Promise.resolve(true) }
  return {
    hasRoom: () => {
      const at = performance.now()
      if (at - known.at > FRESH_MS) {
        const hasRoom = freeBytes(directory).then(
          (free) => free >= LEAST_FREE_BYTES,
          () => true,
        )
        known = { at, hasRoom }
      }
      return known.hasRoom
    },
  }
}

/** Throws `DiskFull` when a store in this directory could not write. */
export async function assertDiskSpace(directory: string): Promise<void> {
  const free = await freeBytes(directory)
  if (free < LEAST_FREE_BYTES) throw new DiskFullError(directory, free)
}

async function freeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024)
}
