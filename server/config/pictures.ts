import type { BucketSettings } from '../gateways/media/media-bucket.ts'

/** Places where pictures are stored, and from which an import's pictures are fetched. */
export type PictureConfig = {
  /** On the disk of `dataDir`, or in the bucket. */
  readonly mediaStore: 'disk' | 's3'
  /** The bucket of the settings, in use or not; null for none. */
  readonly bucket: BucketSettings | null
  /** Origins whose pictures are fetched from another address, which may lie in a private network. */
  readonly pictureMirrors: ReadonlyMap<string, string>
}

const bucketKeys = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

type PictureSettings = {
  readonly PICTURE_MIRRORS?: string | undefined
  readonly MEDIA_STORE?: 'disk' | 's3' | undefined
} & { readonly [Name in (typeof bucketKeys)[number]]?: string | undefined }

/** Reads the places where pictures are stored and fetched from, with an issue for each fault. */
export function readPictures(settings: PictureSettings): {
  readonly config: PictureConfig
  readonly issues: string[]
} {
  const mirrors = readMirrors(settings)
  const { bucket, issues } = readBucket(settings)
  return {
    config: { mediaStore: settings.MEDIA_STORE ?? 'disk', bucket, pictureMirrors: mirrors.pictureMirrors },
    issues: [...mirrors.issues, ...issues],
  }
}

/** All of a bucket or nothing of it. */
function readBucket(settings: PictureSettings): {
  readonly bucket: BucketSettings | null
  readonly issues: string[]
} {
  const missing = bucketKeys.filter((name) => settings[name] === undefined)
  const isUsed = settings.MEDIA_STORE === 's3' || missing.length < bucketKeys.length
  const issues = isUsed ? missing.map((name) => `${name} is missing for the bucket of pictures`) : []
  const endpoint = settings.S3_ENDPOINT ?? ''
  if (endpoint !== '' && !isOrigin(endpoint.replace(/\/$/, '')))
    issues.push('S3_ENDPOINT must be an address without a path, such as https://s3.ap-south-1.amazonaws.com')
  if (!isUsed || issues.length > 0) return { bucket: null, issues }
  const bucket = {
    endpoint: endpoint.replace(/\/$/, ''),
    region: settings.S3_REGION ?? '',
    bucket: settings.S3_BUCKET ?? '',
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
  return { bucket, issues }
}

/** Reads `https://cdn.example=http://10.0.0.5:8080`, several separated by commas, with an issue for each fault. */
function readMirrors(
  settings: PictureSettings,
): Pick<PictureConfig, 'pictureMirrors'> & { readonly issues: string[] } {
  const pairs = (settings.PICTURE_MIRRORS ?? '')
    .split(',')
    .map((pair) => pair.trim().split('=', 2))
    .filter(([origin]) => origin !== '')
  return {
    pictureMirrors: new Map(pairs.map(([origin = '', mirror = '']) => [origin, mirror])),
    issues: pairs.every(isPair)
      ? []
      : [
          'PICTURE_MIRRORS must be pairs such as https://cdn.example=http://10.0.0.5:8080, separated by commas',
        ],
  }
}

function isPair([origin = '', mirror = '']: readonly string[]): boolean {
  return isOrigin(origin) && origin.startsWith('https:') && isOrigin(mirror)
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
