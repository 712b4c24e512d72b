import { LRUCache } from 'lru-cache'
import type { MediaStore } from '../../gateways/media/port.ts'

/** A picture as it is served. */
export type ServedPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

const CACHE_BYTES = 64_000_000
const soundName = /^[\da-f]{32}-\d{1,4}\.(webp|avif)$/

/**
 * Reads pictures where they are not on the disk: as AVIF where that is accepted and there is one, else as WebP; null for
 * none. They are cached in memory, because the content of a name never changes, and concurrent requests share one read.
 * Rejects with `pictures-unavailable`.
 */
export function createPictureReader({ media }: { readonly media: MediaStore }) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: async (key) => {
      const bytes = await media.read(key)
      return bytes === null ? undefined : new Uint8Array(bytes)
    },
  })
  return async (name: string, takesAvif: boolean): Promise<ServedPicture | null> => {
    if (!soundName.test(name)) return null
    const avif = takesAvif ? await kept.fetch(`pictures/${name.replace(/\.webp$/, '.avif')}`) : undefined
    if (avif !== undefined) return { bytes: avif, type: 'image/avif' }
    const bytes = await kept.fetch(`pictures/${name}`)
    return bytes === undefined ? null : { bytes, type: name.endsWith('.avif') ? 'image/avif' : 'image/webp' }
  }
}
