import type { OddOrderCell } from '#search/quick-order/sheet-text.ts'

/** The order in a file, or why it was not read. */
export type ListFile =
  | {
      readonly text: string
      /** Cells that were left out because they say nothing reliable. */
      readonly odd: readonly OddOrderCell[]
      /** The sheet of a workbook that was read where there are others. */
      readonly tab: string | null
    }
  | { readonly problem: 'too-large' | 'unreadable' }

const MAX_FILE = 5_000_000
/** A phone takes a second for the largest file that may be sent. */
const WITHIN_MS = 20_000

/** Reads a sheet, a CSV file or a text outside of the page, as the desk reads them. Load this module when a file is chosen. */
export async function readListFile(file: File): Promise<ListFile> {
  if (file.size > MAX_FILE) return { problem: 'too-large' }
  const bytes = await file.arrayBuffer()
  const isCsv = /\.(?:csv|tsv)$/i.test(file.name)
  const worker = new Worker(new URL('./list-file-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<ListFile>()
  const timer = setTimeout(() => resolve({ problem: 'too-large' }), WITHIN_MS)
  worker.addEventListener('message', ({ data }: MessageEvent<ListFile>) => resolve(data))
  worker.addEventListener('error', () => resolve({ problem: 'unreadable' }))
  worker.postMessage({ bytes, isCsv }, [bytes])
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
