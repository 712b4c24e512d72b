import { parentPort } from 'node:worker_threads'
import type { ThreadMessage } from '#server/workers/thread.ts'

/** A thread that does what it is told: to answer, to fail, to hang or to die. */
export type TestRequest = 'answer' | 'fail' | 'hang' | 'die' | 'keep waiting'

parentPort?.on('message', ({ id, request }: ThreadMessage<TestRequest>) => {
  if (request === 'hang') for (;;);
  if (request === 'die') throw new Error('died as told')
  if (request === 'fail') parentPort?.postMessage({ id, error: 'failed as told' }, [])
  else if (request !== 'keep waiting') parentPort?.postMessage({ id, answer: 'an answer' }, [])
})

parentPort?.postMessage({ id: 0 }, [])
