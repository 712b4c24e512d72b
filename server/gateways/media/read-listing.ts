import { SaxesParser } from 'saxes'
import { BucketError } from './call-bucket.ts'
import type { MediaFile } from './port.ts'

/** A part of what a bucket holds, and where the next begins; null at the end. */
export type Listing = { readonly files: readonly MediaFile[]; readonly next: string | null }

/** Reads the answer to `ListObjectsV2`. Throws a `BucketError` for anything else. */
export function readListing(xml: string): Listing {
  const files: MediaFile[] = []
  const path: string[] = []
  let [entry, next, text]: [Record<string, string>, string | null, string] = [{}, null, '']
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
    if (name === 'Contents') entry = {}
  })
  parser.on('text', (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    path.pop()
    if (path.at(-1) === 'Contents') entry[name] = text
    if (name === 'Contents')
      files.push({
        key: entry['Key'] ?? '',
        bytes: Number(entry['Size']),
        changedAt: new Date(entry['LastModified'] ?? ''),
      })
    if (name === 'NextContinuationToken') next = text
  })
  if (!xml.includes('<ListBucketResult')) throw noListing()
  try {
    parser.write(xml).close()
  } catch {
    throw noListing()
  }
  return { files, next }
}

const noListing = (): BucketError => new BucketError('answers with something that is no list of files')
