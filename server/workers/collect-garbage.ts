import { Session } from 'node:inspector/promises'

/** Collects all garbage of this thread, and gives its memory back: V8 would keep it until much more was used. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
