import type { MessagePort } from 'node:worker_threads'
import { giveWay } from './give-way.ts'
import type { Calls, ThreadAnswer, ThreadCall, ThreadMessage } from './thread.ts'

/** Handler of each kind of call. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (request: C[K]['request']) => C[K]['answer'] | Promise<C[K]['answer']>
}

/** Answers the calls of a thread. Pings come in between; the bytes of an answer are transferred to the caller. */
export function serveThread<C extends Calls>(port: MessagePort, handlers: Handlers<C>): void {
  port.on('message', (message: ThreadMessage<C>) => {
    if (message === 'ping') port.postMessage({ id: 0 } satisfies ThreadAnswer)
    else void answer(message)
  })
  giveWay()
  port.postMessage({ id: 0 } satisfies ThreadAnswer)

  async function answer({ id, kind, request }: ThreadCall<C>): Promise<void> {
    try {
      const answered: unknown = await handlers[kind](request)
      port.postMessage({ id, answer: answered } satisfies ThreadAnswer, ownBytes(answered))
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error)
      port.postMessage({ id, error: told } satisfies ThreadAnswer)
    }
  }
}

/** The memory of bytes that nothing else lies in: a small `Buffer` shares its own with others, and is copied. */
function ownBytes(answered: unknown): ArrayBuffer[] {
  if (!(answered instanceof Uint8Array) || !(answered.buffer instanceof ArrayBuffer)) return []
  return answered.byteLength === answered.buffer.byteLength ? [answered.buffer] : []
}
