import path from 'node:path'
import { mediaBucket, type BucketSettings } from './media-bucket.ts'
import { mediaFolder } from './media-folder.ts'
import type { MediaStore } from './port.ts'

type MediaSettings = {
  readonly mediaStore: 'disk' | 's3'
  readonly bucket: BucketSettings | null
  readonly dataDir: string
}

/** Opens the place for pictures that the settings name; `report` is told why the bucket could not be used. */
export function openMedia(
  { mediaStore, bucket, dataDir }: MediaSettings,
  report: (reason: string) => void,
): MediaStore {
  return mediaStore === 's3' && bucket !== null
    ? mediaBucket(bucket, { report })
    : mediaFolder(path.join(dataDir, 'media'))
}

/** Names the place where pictures are stored, as text to follow "in". */
export function nameMedia({ mediaStore, bucket, dataDir }: MediaSettings): string {
  return mediaStore === 's3' && bucket !== null
    ? `bucket ${bucket.bucket} at ${bucket.endpoint}`
    : path.join(dataDir, 'media')
}
