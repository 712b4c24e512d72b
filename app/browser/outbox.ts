import { uniqueId } from './unique-id.ts'

/** Something that is to be sent and not to be lost. */
export type Queued<T> = {
  readonly key: string
  /** Version of the content of its key: one that was replaced while it was sent has not been sent. */
  readonly version?: string
  /** Time at which it was stored; older entries are sent first. */
  readonly at: number
  readonly content: T
  /** False when it lives in this page alone, since the browser could not store it. */
  readonly isStored: boolean
}

const STORE = 'kept'

/** The most entries; a page says so before it asks for more. */
export const MAX_QUEUED = 120

/** Some browsers never answer when their storage is broken. */
const OPEN_MS = 3_000

/**
 * A list of a name that survives reloads and closing the browser, in the browser's database. What the database does not take, as without room
 * or in some private windows, lives as long as the page, and the browser asks before it closes the page.
 */
export function createOutbox<T>(name = 'outbox') {
  const memory = new Map<string, Queued<T>>()
  let opening: Promise<IDBDatabase | null> | null = null
  let stored: readonly Queued<T>[] = []

  async function within<R>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore, done: (result: R) => void) => void,
  ): Promise<R | null> {
    const database = await (opening ??= open(name))
    if (database === null) throw new Error('no database')
    try {
      const transaction = database.transaction(STORE, mode)
      let result: R | null = null
      act(transaction.objectStore(STORE), (found) => (result = found))
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('error', () => reject(asError(transaction.error)))
        transaction.addEventListener('abort', () => reject(asError(transaction.error)))
      })
      return result
    } catch (error) {
      // a connection that broke is opened again
      if (error instanceof DOMException && error.name !== 'QuotaExceededError') opening = null
      throw error
    }
  }

  function hold(kept: Queued<T>): void {
    memory.set(kept.key, { ...kept, isStored: false })
    window.addEventListener('beforeunload', askBeforeClosing)
  }

  function release(key: string): void {
    memory.delete(key)
    if (memory.size === 0) window.removeEventListener('beforeunload', askBeforeClosing)
  }

  /** Changes the stored entry of a key, if it still has that version. */
  function changeStored({ key, version }: Queued<T>, act: (store: IDBObjectStore) => void): Promise<unknown> {
    return within('readwrite', (store) => {
      const reading: IDBRequest<Queued<T> | undefined> = store.get(key)
      reading.addEventListener('success', () => {
        if (reading.result !== undefined && reading.result.version === version) act(store)
      })
    })
  }

  async function discard(key: string): Promise<void> {
    release(key)
    await within('readwrite', (store) => store.delete(key)).catch(() => {})
  }

  return {
    /** All entries, the oldest first. */
    list: async (): Promise<readonly Queued<T>[]> => {
      const found = await within<Queued<T>[]>('readonly', (store, done) => {
        const reading: IDBRequest<Queued<T>[]> = store.getAll()
        reading.addEventListener('success', () => done(reading.result))
      }).catch(() => null)
      if (found !== null) stored = found.map((kept) => ({ ...kept, isStored: true }))
      return [...stored.filter(({ key }) => !memory.has(key)), ...memory.values()].toSorted(
        (one, other) => one.at - other.at,
      )
    },
    /** Stores something, in place of the entry of its key. */
    put: async (key: string, content: T): Promise<void> => {
      const kept = { key, version: uniqueId(), at: Date.now(), content, isStored: true }
      try {
        await within('readwrite', (store) => store.put(kept))
        release(key)
      } catch {
        // the entry that it replaces must not be sent in its place
        await discard(key)
        hold(kept)
      }
    },
    /** Gives an entry another content, unless it was replaced meanwhile. */
    update: async (entry: Queued<T>, content: T): Promise<void> => {
      const changed = { ...entry, content }
      if (memory.get(entry.key)?.version === entry.version && !entry.isStored) return hold(changed)
      await changeStored(entry, (store) => store.put(changed)).catch(() => hold(changed))
    },
    /** Removes an entry that has arrived, unless it was replaced meanwhile. */
    remove: async (entry: Queued<T>): Promise<void> => {
      if (!entry.isStored) {
        if (memory.get(entry.key)?.version === entry.version) release(entry.key)
        return
      }
      await changeStored(entry, (store) => store.delete(entry.key)).catch(() => {})
    },
    /** Removes the entry of this key, of any version. */
    discard,
  }
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

function open(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), OPEN_MS)
    try {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(STORE, { keyPath: 'key' }),
      )
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => resolve(null))
      request.addEventListener('blocked', () => resolve(null))
    } catch {
      resolve(null)
    }
  })
}

function asError(error: DOMException | null): Error {
  return error ?? new Error('the browser could not keep it')
}
