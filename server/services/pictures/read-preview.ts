import { LRUCache } from 'lru-cache'
import { pictureOfPreview } from '#domain/pictures/preview-address.ts'
import type { MediaStore } from '../../gateways/media/port.ts'
import type { PictureStore } from '../../gateways/pictures/port.ts'

type Dependencies = {
  readonly media: MediaStore
  /** The pictures of the demo catalogue, which are not among the media. */
  readonly demoMedia: Pick<MediaStore, 'read'>
  readonly pictures: Pick<PictureStore, 'preview'>
}

const CACHE_BYTES = 16_000_000

/**
 * Reads previews of pictures, each made when it is first asked for and stored among the media from then on; null where there is no
 * such picture. Concurrent requests share one reading. Rejects with `pictures-unavailable`.
 */
export function createPreviewReader({ media, demoMedia, pictures }: Dependencies) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
    fetchMethod: async (name) => {
      const stored = await media.read(`previews/${name}`)
      if (stored !== null) return new Uint8Array(stored)
      const source = pictureOfPreview(name)
      if (source === null) return
      const bytes = await (source.place === 'demo' ? demoMedia : media).read(source.key)
      if (bytes === null) return
      const made = await pictures.preview('previews', bytes)
      await media.write(`previews/${name}`, made)
      return new Uint8Array(made)
    },
  })
  return async (name: string): Promise<Uint8Array<ArrayBuffer> | null> =>
    pictureOfPreview(name) === null ? null : ((await kept.fetch(name)) ?? null)
}
