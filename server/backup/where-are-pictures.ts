import type { Manifest } from './manifest.ts'

type Reading = {
  readonly mediaStore: 'disk' | 's3'
  readonly bucket: { readonly endpoint: string; readonly bucket: string } | null
}

/** Notes on the pictures for a person who restores a backup, as lines; none when they were in it and are read from there. */
export function whereArePictures(pictures: Manifest['pictures'], { mediaStore, bucket }: Reading): string[] {
  const reads = mediaStore === 's3' ? bucket : null
  if (pictures === undefined)
    return reads === null
      ? []
      : [
          'The pictures of the backup are on the disk again, but this store reads from a bucket: `npm run pictures -- to-bucket` copies them there.',
        ]
  const place = `bucket ${pictures.bucket} at ${pictures.endpoint}`
  const isSame = reads?.bucket === pictures.bucket && reads.endpoint === pictures.endpoint
  return [
    isSame
      ? `Pictures and signed challans were not in the backup: they lie in ${place}, as they are now.`
      : `Pictures and signed challans were not in the backup: they lie in ${place}, and this store reads from elsewhere. Set MEDIA_STORE and S3_… to it, or copy them.`,
  ]
}
