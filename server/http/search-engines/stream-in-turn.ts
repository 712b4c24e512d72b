import PQueue from 'p-queue'

/** Bounds of the streams of a route: those that run at once, the time that one has while others wait, and has at all. */
type StreamBounds = {
  readonly atOnce: number
  readonly sharedMs: number
  readonly withinMs: number
  readonly stopping: AbortSignal
}

/** A stream that runs, since a time, and the way to end it: its reader may have stopped reading without leaving. */
type Turn = { readonly since: number; readonly giveUp: () => void }

type Body = ReadableStream<Uint8Array<ArrayBuffer>>

const utf8 = new TextEncoder()

/**
 * Makes bodies that send text as fast as their readers take it. So many of them run at once, others wait before they read anything; one
 * that its reader leaves, or that takes too long, ends and gives its place away, whether or not anybody still reads it.
 */
export function streamsInTurn({ atOnce, sharedMs, withinMs, stopping }: StreamBounds) {
  const queue = new PQueue({ concurrency: atOnce })
  const running = new Set<Turn>()
  const makeRoom = (): void => {
    const long = [...running].filter(({ since }) => performance.now() - since >= sharedMs)
    for (const turn of long.slice(0, queue.size)) turn.giveUp()
  }

  async function* inTurn(texts: AsyncIterable<string>, giveUp: () => void) {
    const began = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    void queue.add(() => {
      began.resolve()
      return ended.promise
    })
    makeRoom()
    await began.promise
    const turn = { since: performance.now(), giveUp }
    running.add(turn)
    const timers = [setTimeout(makeRoom, sharedMs), setTimeout(giveUp, withinMs)]
    try {
      for await (const text of texts) {
        if (stopping.aborted) throw givenUp()
        yield utf8.encode(text)
      }
    } finally {
      for (const timer of timers) clearTimeout(timer)
      running.delete(turn)
      ended.resolve()
    }
  }

  return (texts: AsyncIterable<string>): Body => {
    const own = new AbortController()
    const chunks = inTurn(texts, () => own.abort(givenUp()))
    return new ReadableStream(
      {
        start: (controller) => {
          own.signal.addEventListener('abort', () => {
            controller.error(own.signal.reason)
            void chunks.return()
          })
        },
        pull: async (controller) => {
          const { done, value } = await chunks.next()
          if (own.signal.aborted) return
          if (done === true) controller.close()
          else controller.enqueue(value)
        },
        cancel: async () => {
          await chunks.return()
        },
      },
      { highWaterMark: 0 },
    )
  }
}

function givenUp(): Error {
  return new Error('A stream was given up.')
}
