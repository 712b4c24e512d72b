import { ConfigError } from '../../config/read-config.ts'
import { CopyError } from '../../db/copy/copy-store.ts'
import { PoolerError } from '../../db/connections/assert-pooled.ts'
import { EmbeddedDatabaseError } from '../../db/embedded/embedded-database-error.ts'
import { DiskFullError } from '../../observability/disk-space.ts'
import { UnsafeStartError } from '../../config/live-start.ts'

type SystemError = Error & {
  readonly code?: unknown
  readonly port?: unknown
  readonly address?: unknown
  readonly path?: unknown
}

/** A message for startup errors that the operator can fix; null for any other error. */
export function describeStartupError(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (
    [ConfigError, CopyError, DiskFullError, EmbeddedDatabaseError, PoolerError, UnsafeStartError].some(
      (known) => error instanceof known,
    )
  )
    return error.message
  const { code, port, address, path }: SystemError = error
  if (code === 'EADDRINUSE') return `PORT ${String(port)} on ${String(address)} is in use by another program.`
  if (code === 'EADDRNOTAVAIL') return `HOST ${String(address)} is not an address of this machine.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'DATABASE_URL: no PostgreSQL server answers there.'
  if ((code === 'EACCES' || code === 'EROFS') && typeof path === 'string')
    return `DATA_DIR: this user may not write ${path}.`
  if (code === 'ENOSPC') return 'DATA_DIR: the disk is full.'
  // disk_full; PostgreSQL writes a file of its own before it admits a connection
  if (code === '53100')
    return 'The disk of the database is full, so that PostgreSQL admits nobody. Free a few megabytes there first.'
  // PostgreSQL error classes 28 (invalid authorization) and 3D (invalid catalog name)
  return typeof code === 'string' && /^(28|3D)...$/.test(code) ? `DATABASE_URL: ${error.message}.` : null
}
