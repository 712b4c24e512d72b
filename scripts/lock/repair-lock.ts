import { platformOf } from './platform-of.ts'

/** One entry of a lock file's "packages" table, as far as the repair reads or writes it. */
export type LockEntry = {
  readonly version?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

/** An npm lock file of version 2 or 3. */
export type LockFile = {
  readonly packages: Readonly<Record<string, LockEntry>>
  readonly [field: string]: unknown
}

/** A repaired lock file and what the repair did to it. */
export type Repair = {
  readonly lock: LockFile
  readonly added: readonly string[]
  readonly stripped: readonly string[]
}

type Missing = { readonly path: string; readonly entry: LockEntry }

/**
 * Adds the optional platform packages that npm left out of a lock file because its registry did not serve
 * them, and removes download addresses, so that `npm ci` accepts the lock on every platform and registry.
 */
export function repairLock(lock: LockFile): Repair {
  const stripped = Object.entries(lock.packages).filter(([, entry]) => isDownload(entry))
  const packages: Record<string, LockEntry> = Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [
      path,
      isDownload(entry) ? withoutAddress(entry) : entry,
    ]),
  )
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) =>
      missingEntry(packages, { parent: path, name, range }),
    ),
  )
  for (const { path, entry } of missing) packages[path] ??= entry
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return {
    lock:
      missing.length === 0 && stripped.length === 0
        ? lock
        : { ...lock, packages: Object.fromEntries(sorted) },
    added: missing.map(({ path }) => path),
    stripped: stripped.map(([path]) => path),
  }
}

type Wanted = { readonly parent: string; readonly name: string; readonly range: string }

function missingEntry(packages: Readonly<Record<string, LockEntry>>, wanted: Wanted): Missing[] {
  const { alias, version } = readRange(wanted.range)
  const found = visibleFrom(wanted.parent, wanted.name).find((path) => packages[path])
  const sameVersion = found !== undefined && (version === undefined || packages[found]?.version === version)
  if (sameVersion || (found !== undefined && !isExact(wanted.range))) return []
  if (version === undefined)
    throw new Error(`${wanted.parent}: cannot tell a version of ${wanted.name} from "${wanted.range}"`)
  const path = found === undefined ? `node_modules/${wanted.name}` : nested(wanted.parent, wanted.name)
  return [
    {
      path,
      entry: { ...(alias ? { name: alias } : {}), version, ...platformOf(wanted.name), optional: true },
    },
  ]
}

function readRange(range: string): { alias: string | undefined; version: string | undefined } {
  const alias = /^npm:(@?[^@]+)@(.+)$/.exec(range)
  const version = /^[\^~=]?(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/.exec(alias?.[2] ?? range)?.[1]
  return { alias: alias?.[1], version }
}

const isExact = (range: string): boolean => /^(npm:.+@)?\d/.test(range)

const nested = (parent: string, name: string): string =>
  parent ? `${parent}/node_modules/${name}` : `node_modules/${name}`

/** The places where Node looks for a package, nearest first. */
function visibleFrom(parent: string, name: string): string[] {
  const places: string[] = []
  for (let at = parent; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    places.push(`${at}/node_modules/${name}`)
  }
  return [...places, `node_modules/${name}`]
}

const isDownload = (entry: LockEntry): boolean => entry.link !== true && /^https?:/.test(entry.resolved ?? '')

function withoutAddress(entry: LockEntry): LockEntry {
  const { resolved: _, ...rest } = entry
  return rest
}
