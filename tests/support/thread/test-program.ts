import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#server/workers/thread.ts'

/** A thread that does what it is told: to answer, to fail, to hang or to die. */
export type TestCalls = {
  readonly [kind in 'answer' | 'fail' | 'hang' | 'die' | 'keep waiting']: {
    readonly request: null
    readonly answer: string
  }
}

parentPort?.on('message', (message: ThreadMessage<TestCalls>) => {
  if (message === 'ping') return
  const { id, kind } = message
  if (kind === 'hang') for (;;);
  if (kind === 'die') throw new Error('died as told')
  if (kind === 'fail') parentPort?.postMessage({ id, error: 'failed as told' }, [])
  else if (kind !== 'keep waiting') parentPort?.postMessage({ id, answer: 'an answer' }, [])
})

parentPort?.postMessage({ id: 0 }, [])
