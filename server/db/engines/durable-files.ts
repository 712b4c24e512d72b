import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Told of every file and folder that is now on the disk. */
export type OnSynced = (file: string) => void

type Stream = { readonly node: unknown; readonly nfd?: number }
type NodeFiles = {
  readonly realPath: (node: unknown) => string
  readonly stream_ops: { fsync?: (stream: Stream) => number }
}

/**
 * The files of a directory for the embedded engine, which are forced to the disk when PostgreSQL asks for it. The engine's own
 * answers that request without doing anything, and is started with `fsync=off`; `durableStart` turns it on.
 */
export function durableFiles(directory: string, onSynced: OnSynced = () => {}): NodeFS {
  const files = new NodeFS(directory)
  const init = files.init.bind(files)
  files.init = async (engine, options) => {
    const { emscriptenOpts } = await init(engine, options)
    const sync = syncOnRequest(onSynced)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } }
  }
  return files
}

/** Passes requests to force the disk on to the system. */
function syncOnRequest(onSynced: OnSynced) {
  return (module: object): void => {
    // the files of Node as the engine was compiled with them, before they are mounted
    const nodeFiles = (module as { NODEFS?: NodeFiles }).NODEFS
    if (nodeFiles === undefined) throw new Error('the embedded engine has no files of Node')
    nodeFiles.stream_ops.fsync = (stream) => {
      const file = nodeFiles.realPath(stream.node)
      if (stream.nfd === undefined) syncFolder(file)
      else fsyncSync(stream.nfd)
      onSynced(file)
      return 0
    }
  }
}

/** The engine's start parameters with the disk forced at every commit and checkpoint, as a PostgreSQL server does. */
export function durableStart(defaults: readonly string[]): string[] {
  // -F is fsync=off; of the ways to force the log, fsync is the one that the engine passes on
  return [
    ...defaults.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ]
}

/** Forces a folder and everything in it to the disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) await syncTree(file)
    else if (entry.isFile()) withOpen(file, 'r+', fsyncSync)
  }
  syncFolder(folder)
}

/** Forces the names in a folder to the disk; Windows does that by itself and opens no folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') withOpen(folder, 'r', fsyncSync)
}

function withOpen(file: string, flags: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(file, flags)
  try {
    use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
