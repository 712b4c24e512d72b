import { parentPort, workerData } from 'node:worker_threads'
import { SheetError } from '#spreadsheets/files/limits.ts'
import { giveWay } from '../../workers/give-way.ts'
import { readUpload } from './read-upload.ts'
import type { SheetWork } from './sheet-files.ts'
import { cutUpload } from './upload-pieces.ts'

// Reads one upload in a thread of its own, so that a large one delays nobody; a piece is sent when the one before has been taken over.
giveWay()
try {
  const { bytes, options } = workerData as SheetWork
  const pieces = cutUpload(readUpload(bytes, options))
  const sendNext = (): void => {
    const { value, done } = pieces.next()
    parentPort?.postMessage(done === true ? { isDone: true } : value)
  }
  parentPort?.on('message', sendNext)
  sendNext()
} catch (error) {
  if (!(error instanceof SheetError)) throw error
  parentPort?.postMessage({ refused: error.reason })
}
