import path from 'node:path'
import { copyMedia } from '../gateways/media/copy-media.ts'
import { mediaBucket } from '../gateways/media/media-bucket.ts'
import { mediaFolder } from '../gateways/media/media-folder.ts'
import { nameMedia } from '../gateways/media/open-media.ts'
import type { Command } from './command.ts'

/** Copies pictures and signed challans between the disk and the bucket of the settings; the store may be running. */
export const pictures: Command = {
  usage: 'Usage: npm run pictures -- to-bucket|to-disk',
  parse: ([direction, ...more]) => {
    if ((direction !== 'to-bucket' && direction !== 'to-disk') || more.length > 0) return null
    return async ({ config, print, complain, progress, signal }) => {
      if (config.bucket === null) {
        complain(
          'There is no bucket in the settings: S3_ENDPOINT, S3_REGION, S3_BUCKET and the two keys name one.',
        )
        return 1
      }
      const disk = mediaFolder(path.join(config.dataDir, 'media'))
      const bucket = mediaBucket(config.bucket, { report: () => {} })
      const [from, to] = direction === 'to-bucket' ? [disk, bucket] : [bucket, disk]
      const { copied, unchanged, bytes } = await copyMedia(from, to, {
        signal,
        progress: (done, of) => progress(`${done} of ${of} files`),
      })
      const place = nameMedia({ ...config, mediaStore: direction === 'to-bucket' ? 's3' : 'disk' })
      print(
        `${copied} files (${Math.ceil(bytes / 1024)} kB) copied to ${place}, ${unchanged} were there already.`,
      )
      const now = nameMedia(config)
      if (now !== place)
        print(
          `The store still keeps pictures in ${now}. Set MEDIA_STORE, start it again, and copy once more.`,
        )
      return 0
    }
  },
}
