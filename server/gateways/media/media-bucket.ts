import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '#domain/errors.ts'
import { BucketError, callBucket } from './call-bucket.ts'
import type { MediaFile, MediaStore } from './port.ts'
import { readListing, type Listing } from './read-listing.ts'

/** A bucket of a storage that speaks the protocol of Amazon S3, addressed as a path of its endpoint. */
export type BucketSettings = {
  /** An origin, such as `https://s3.ap-south-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

type Options = {
  /** Told why a call failed, as text to follow "The storage of pictures", without keys or what was sent. */
  readonly report: (reason: string) => void
  readonly timeoutMs?: number
}

/** A second try included. */
const TIMEOUT_MS = 8_000
const FOREVER = 'public, max-age=31536000, immutable'

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  json: 'application/json',
}

type Request = {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

/** Stores media in a bucket. Files under `pictures/` are named by their content, so readers may cache them forever. */
export function mediaBucket(
  { endpoint, bucket, ...keys }: BucketSettings,
  { report, timeoutMs = TIMEOUT_MS }: Options,
): MediaStore {
  const signer = new AwsClient({ ...keys, service: 's3' })
  const ask = async <T>(
    { method, key, query = {}, headers = {}, body = new Uint8Array() }: Request,
    read: (answer: Response) => Promise<T>,
  ): Promise<T> => {
    const url = new URL(`/${bucket}${key === undefined ? '' : `/${key}`}`, endpoint)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = createHash('sha256').update(body).digest('hex')
    try {
      const signed = await signer.sign(url, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
      })
      const sent = method === 'PUT' ? { body: new Uint8Array(body) } : {}
      const call = { method, headers: signed.headers, ...sent, signal: AbortSignal.timeout(timeoutMs) }
      return await read(await callBucket(signed.url, call))
    } catch (error) {
      const reason = reasonOf(error, timeoutMs)
      if (reason === null) throw error
      report(reason)
      throw new AppError('pictures-unavailable', { reasons: [{ code: 'storage-failed', fault: reason }] })
    }
  }
  const list = async (prefix: string): Promise<readonly MediaFile[]> => {
    const files: MediaFile[] = []
    let from: string | null = null
    do {
      const page = { 'list-type': '2', prefix }
      const query: Record<string, string> = from === null ? page : { ...page, 'continuation-token': from }
      const { files: some, next }: Listing = await ask({ method: 'GET', query }, async (answer) =>
        readListing(await answer.text()),
      )
      files.push(...some)
      from = next
    } while (from !== null)
    return files
  }
  return {
    write: (key, bytes) => {
      const headers = {
        'content-type': types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
        ...(key.startsWith('pictures/') && { 'cache-control': FOREVER }),
      }
      return ask({ method: 'PUT', key, headers, body: bytes }, finish)
    },
    read: (key) =>
      ask({ method: 'GET', key }, async (answer) => {
        if (answer.status === 404) return null
        return new Uint8Array(await answer.arrayBuffer())
      }),
    list,
    remove: (key) => ask({ method: 'DELETE', key }, finish),
  }
}

async function finish(answer: Response): Promise<void> {
  await answer.body?.cancel()
}

/** Reason for a failed call, as text to follow "The storage of pictures"; null for a fault of the program. */
function reasonOf(error: unknown, timeoutMs: number): string | null {
  if (error instanceof BucketError) return error.message
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return `did not answer within ${timeoutMs / 1_000} seconds`
  // Node's messages for a failed connection
  return error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)
    ? 'cannot be reached'
    : null
}
