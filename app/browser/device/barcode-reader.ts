import { ApiError } from '#app/api/transport/request.ts'

/** Reads one image after the other in a thread of its own. */
export type BarcodeReader = {
  /** The barcode in an image, or null. Throws `ApiError` (`offline`) when the reader cannot be loaded or does not answer. */
  readonly read: (image: ImageData) => Promise<string | null>
  readonly close: () => void
}

type Answer = { readonly id: number; readonly code?: string | null; readonly failed?: boolean }

/** The first image waits for a megabyte of WebAssembly on whatever network there is. */
const ANSWER_WITHIN_MS = 30_000

/** Starts the reader. */
export function openBarcodeReader(): BarcodeReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  let asked = 0

  const read = (image: ImageData): Promise<string | null> =>
    new Promise((resolve, reject) => {
      asked += 1
      const id = asked
      const listening = new AbortController()
      const { signal } = listening
      const fail = () => {
        listening.abort()
        reject(new ApiError('offline'))
      }
      const timer = setTimeout(fail, ANSWER_WITHIN_MS)
      signal.addEventListener('abort', () => clearTimeout(timer))
      worker.addEventListener('error', fail, { signal })
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return
          if (data.failed === true) return fail()
          listening.abort()
          resolve(data.code ?? null)
        },
        { signal },
      )
      worker.postMessage({ id, image }, [image.data.buffer])
    })

  return { read, close: () => worker.terminate() }
}
