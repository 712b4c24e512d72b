import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import { threadLimits } from './limits.ts'
import type { Cell, Sheets, Upload, UploadOptions } from './port.ts'
import { joinPieces, type UploadPiece } from './upload-pieces.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

/** A file for the thread, and how to read it. */
export type SheetWork = { readonly bytes: Uint8Array; readonly options: UploadOptions }

type Answer = UploadPiece | { readonly refused: Reason } | { readonly isDone: true }

/** One file is read at a time: the memory of its thread is that of the process. */
const queue = new PQueue({ concurrency: 1 })

/** Spreadsheets as files; each upload is read in a thread of its own, with memory and time of its own. */
export const sheetFiles: Sheets = { read: (...file) => queue.add(() => read(...file)), write }

async function read(bytes: Uint8Array, options: UploadOptions): Promise<Upload> {
  const workerData: SheetWork = { bytes, options }
  const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: threadLimits.memory,
  })
  const upload = joinPieces()
  try {
    const signal = AbortSignal.timeout(threadLimits.withinMs)
    for await (const [answer] of on(worker, 'message', { signal }) as AsyncIterable<[Answer]>) {
      if ('refused' in answer) throw new AppError('file-refused', { reasons: [answer.refused] })
      if ('isDone' in answer) break
      upload.add(answer)
      worker.postMessage('next')
    }
    return upload.end()
  } catch (error) {
    if (error instanceof AppError) throw error
    const refused = new AppError('file-refused', { reasons: [{ code: 'file-too-large' }] })
    refused.cause = error
    throw refused
  } finally {
    await worker.terminate()
  }
}

function write(kind: 'csv' | 'xlsx', rows: Iterable<readonly Cell[]>): Uint8Array<ArrayBuffer> {
  return kind === 'csv' ? writeCsv(rows) : writeXlsx(rows)
}
