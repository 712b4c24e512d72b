import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { AppError } from '#domain/errors.ts'
import type { Cell, Sheets, Upload } from './port.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const resourceLimits = { maxOldGenerationSizeMb: 700 }
const WITHIN_MS = 40_000

type Answer = { readonly upload: Upload } | { readonly refused: string }

/** Spreadsheets as files; each upload is read in a thread of its own, with memory and time of its own. */
export const sheetFiles: Sheets = { read, write }

async function read(bytes: Uint8Array): Promise<Upload> {
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
  })
  try {
    const signal = AbortSignal.timeout(WITHIN_MS)
    const [answer] = (await once(worker, 'message', { signal })) as [Answer]
    if ('upload' in answer) return answer.upload
    throw new AppError('file-refused', `The file ${answer.refused}`)
  } catch (error) {
    if (error instanceof AppError) throw error
    const refused = new AppError('file-refused', 'The file is too large or too deeply nested to be read.')
    refused.cause = error
    throw refused
  } finally {
    await worker.terminate()
  }
}

function write(kind: 'csv' | 'xlsx', rows: Iterable<readonly Cell[]>): Uint8Array<ArrayBuffer> {
  return kind === 'csv' ? writeCsv(rows) : writeXlsx(rows)
}
