/** Something that is to be sent and not to be lost: kept in this browser until it has arrived. */
export type Kept<T> = {
  readonly key: string
  /** When it was kept; what is older is sent first. */
  readonly at: number
  readonly content: T
}

const STORE = 'kept'

/** The most that is kept; a page says so before it asks for more. */
export const MAX_KEPT = 120

/**
 * A list of a name in the browser's database that survives reloads and closing the browser. Where there is no such database, as in some
 * private windows, it lives as long as the page, and `isDurable` is false.
 */
export async function openOutbox<T>(name = 'outbox') {
  const database = await open(name)
  const memory = new Map<string, Kept<T>>()

  async function within<R>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R> {
    if (database === null) throw new Error('no database')
    const transaction = database.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('error', () => reject(asError(transaction.error)))
      transaction.addEventListener('abort', () => reject(asError(transaction.error)))
    })
    return request.result
  }

  return {
    isDurable: database !== null,
    /** All that is kept, the oldest first. */
    list: async (): Promise<readonly Kept<T>[]> => {
      const all =
        database === null
          ? [...memory.values()]
          : ((await within('readonly', (store) => store.getAll())) as Kept<T>[])
      return all.toSorted((one, other) => one.at - other.at)
    },
    /** Keeps something, in place of what has its key; rejects when the device has no room. */
    put: async (kept: Kept<T>): Promise<void> => {
      if (database === null) memory.set(kept.key, kept)
      else await within('readwrite', (store) => store.put(kept))
    },
    remove: async (key: string): Promise<void> => {
      if (database === null) memory.delete(key)
      else await within('readwrite', (store) => store.delete(key))
    },
  }
}

function open(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
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
