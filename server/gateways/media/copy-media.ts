import PQueue from 'p-queue'
import { mediaFolders, type MediaStore } from './port.ts'

const AT_ONCE = 4

type Options = {
  readonly signal: AbortSignal
  /** Called with the number of files looked at so far, and of all. */
  readonly progress: (done: number, of: number) => void
}

/**
 * Copies the files that one place has and another does not, or has at another size; existing ones stay. Each file is read
 * back. Rejects with `pictures-unavailable`; files copied until then stay.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  { signal, progress }: Options,
): Promise<{ readonly copied: number; readonly unchanged: number; readonly bytes: number }> {
  const files = (await Promise.all(mediaFolders.map((folder) => from.list(`${folder}/`)))).flat()
  const there = new Map(
    (await Promise.all(mediaFolders.map((folder) => to.list(`${folder}/`))))
      .flat()
      .map(({ key, bytes }) => [key, bytes]),
  )
  const missing = files.filter(({ key, bytes }) => there.get(key) !== bytes)
  // an empty file says that a picture is whole, so it comes after the others
  const ordered = missing.toSorted((a, b) => Number(a.bytes === 0) - Number(b.bytes === 0))
  let [copied, bytes] = [0, 0]
  const copyOne = async (key: string): Promise<void> => {
    const content = await from.read(key)
    // removed in the meantime
    if (content === null) return
    await to.write(key, content)
    const written = await to.read(key)
    if (written === null || Buffer.compare(content, written) !== 0)
      throw new Error(`${key} reads back differently.`)
    copied += 1
    bytes += content.byteLength
    progress(copied, missing.length)
  }
  for (const isLast of [false, true]) {
    const queue = new PQueue({ concurrency: AT_ONCE })
    const some = ordered.filter((file) => (file.bytes === 0) === isLast)
    await Promise.all(
      some.map(({ key }) =>
        queue.add(() => {
          signal.throwIfAborted()
          return copyOne(key)
        }),
      ),
    ).finally(() => queue.clear())
  }
  return { copied, unchanged: files.length - missing.length, bytes }
}
