import { mkdtemp } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
// @ts-expect-error: the package has no types
import S3rver from '@20minutes/s3rver'
import type { BucketSettings } from '#server/gateways/media/media-bucket.ts'
import { removeFolder } from './remove-folder.ts'

/** A storage that speaks S3 and checks signatures, on this machine, with one empty bucket. */
export type BucketServer = {
  /** Settings that a store needs to use the bucket. */
  readonly settings: BucketSettings
  /** The settings as the environment gives them. */
  readonly environment: Record<string, string>
  readonly close: () => Promise<void>
}

type Storage = {
  readonly httpServer?: Server
  readonly run: () => Promise<AddressInfo>
  readonly close: () => Promise<void>
}
const FakeStorage = S3rver as new (options: object) => Storage

/** Starts one. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(path.join(tmpdir(), 'neev-bucket-'))
  const storage = new FakeStorage({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'neev-pictures', configs: [] }],
  })
  let isClosed = false
  const { port } = await storage.run()
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'neev-pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    settings,
    environment: {
      MEDIA_STORE: 's3',
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      storage.httpServer?.closeAllConnections()
      await storage.close()
      removeFolder(directory)
    },
  }
}
