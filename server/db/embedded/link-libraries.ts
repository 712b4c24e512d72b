import { access, chmod, mkdir, readlink, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Programs } from './find-programs.ts'

type Environment = Readonly<Record<string, string>>

/**
 * Gives the libraries the names by which the programs ask for them, in a folder of our own, where npm was not allowed to run the
 * package's script that does it. Returns what the programs need in their environment.
 */
export async function linkLibraries({ libraries, names }: Programs, folder: string): Promise<Environment> {
  if (await allExist([...names.keys()].map((name) => path.join(libraries, name)))) return {}
  await mkdir(folder, { recursive: true })
  // the server's user may be another one than this process's
  await chmod(folder, 0o755)
  for (const [name, library] of names) await link(library, path.join(folder, name))
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { [variable]: `${folder}${path.delimiter}${libraries}` }
}

async function allExist(files: readonly string[]): Promise<boolean> {
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false,
  )
}

async function link(library: string, place: string): Promise<void> {
  if ((await readlink(place).catch(() => null)) === library) return
  await rm(place, { force: true })
  await symlink(library, place).catch((error: NodeJS.ErrnoException) => {
    // another process that starts at the same moment was faster
    if (error.code !== 'EEXIST') throw error
  })
}
