import { LRUCache } from 'lru-cache'

/** Reads of the catalogue that pages share, the same for everybody until the catalogue changes. */
export type SharedReads = {
  /**
   * The result of reading something, named by `key`: from memory, or from the read under way, which all callers share.
   * Failures reach the callers that waited and are not stored, nor is null. The result is frozen, because others have it as
   * well.
   */
  readonly read: <T>(key: string, load: () => Promise<T>) => Promise<T>
  /** Keeps results from now on. The caller listens to changes of the catalogue and calls `forget` with each. */
  readonly start: () => void
  /** Drops every result and every reading under way: the catalogue has changed. */
  readonly forget: () => void
}

/** Kept in all, counted as JSON; as objects some three times as much. */
const MAX_CHARACTERS = 8_000_000
/** Longer keys name nothing that exists. */
const MAX_KEY_LENGTH = 300

/** Keeps reads of the catalogue in the memory of this process. Until `start` everything is read again each time. */
export function createSharedReads(maxCharacters = MAX_CHARACTERS): SharedReads {
  const kept = new LRUCache<string, object>({
    maxSize: maxCharacters,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  })
  let underWay = new Map<string, Promise<unknown>>()
  let isStarted = false

  const loadFor = async <T>(readers: Map<string, Promise<unknown>>, key: string, load: () => Promise<T>) => {
    try {
      const result = await load()
      freeze(result)
      // a request after a change must not get what was read before it
      if (readers === underWay && typeof result === 'object' && result !== null) kept.set(key, result)
      return result
    } finally {
      readers.delete(key)
    }
  }

  return {
    read: async <T>(key: string, load: () => Promise<T>): Promise<T> => {
      if (!isStarted || key.length > MAX_KEY_LENGTH) return load()
      const known = kept.get(key) ?? underWay.get(key)
      if (known !== undefined) return known as T | Promise<T>
      const reading = loadFor(underWay, key, load)
      underWay.set(key, reading)
      return reading
    },
    start: () => {
      isStarted = true
    },
    forget: () => {
      kept.clear()
      underWay = new Map()
    },
  }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}
