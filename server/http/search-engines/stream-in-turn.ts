import PQueue from 'p-queue'
import { streamOf } from '../stream-of.ts'

/** Bounds of the streams of a route: those that run at once, and the time after which one is given up. */
type StreamBounds = { readonly atOnce: number; readonly withinMs: number; readonly stopping: AbortSignal }

const utf8 = new TextEncoder()

/**
 * Makes bodies that send text as fast as their readers take it. So many of them run at once, others wait before they read anything; one
 * that its reader leaves, or that takes too long, ends and gives its place away.
 */
export function streamsInTurn({ atOnce, withinMs, stopping }: StreamBounds) {
  const queue = new PQueue({ concurrency: atOnce })
  async function* inTurn(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
    const began = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    void queue.add(() => {
      began.resolve()
      return ended.promise
    })
    await began.promise
    try {
      const until = performance.now() + withinMs
      for await (const text of texts) {
        if (stopping.aborted || performance.now() > until) throw new Error('A stream was given up.')
        yield utf8.encode(text)
      }
    } finally {
      ended.resolve()
    }
  }
  return (texts: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> => streamOf(inTurn(texts))
}
