import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'
import { readPictures } from './pictures.ts'

test('[GOODS-02] origins of pictures are fetched from the addresses that the settings name', () => {
  const { config, issues } = readPictures({
    PICTURE_MIRRORS: 'https://a.example=http://10.0.0.5:8080, https://b.example=https://c.example',
  })
  expect(issues).toEqual([])
  expect([...config.pictureMirrors]).toEqual([
    ['https://a.example', 'http://10.0.0.5:8080'],
    ['https://b.example', 'https://c.example'],
  ])
  expect(readPictures({}).config.pictureMirrors.size).toBe(0)
})

test.each(['https://a.example', 'http://a.example=http://b', 'https://a.example/x=http://b', 'x=y'])(
  '[SAFE-01] %s is no mirror',
  (PICTURE_MIRRORS) => {
    expect(readPictures({ PICTURE_MIRRORS }).issues).toHaveLength(1)
  },
)

const bucket = {
  S3_ENDPOINT: 'https://s3.ap-south-1.amazonaws.com/',
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'neev-pictures',
  S3_ACCESS_KEY_ID: 'a key',
  S3_SECRET_ACCESS_KEY: 'a secret',
}

test('[GOODS-02] pictures are kept on the disk, or in the bucket where the settings say so', () => {
  expect(readPictures({}).config).toMatchObject({ mediaStore: 'disk', bucket: null })
  const { config, issues } = readPictures({ ...bucket, MEDIA_STORE: 's3' })
  expect(issues).toEqual([])
  expect(config).toMatchObject({
    mediaStore: 's3',
    bucket: {
      endpoint: 'https://s3.ap-south-1.amazonaws.com',
      region: 'ap-south-1',
      bucket: 'neev-pictures',
    },
  })
  // known before it is used, so that pictures can be copied there
  expect(readPictures(bucket)).toMatchObject({ issues: [], config: { mediaStore: 'disk', bucket: {} } })
})

test.each(Object.keys(bucket))(
  '[GOODS-02] [SAFE-08] a bucket without %s stops the start and is named',
  (name) => {
    for (const rest of [{ ...bucket, MEDIA_STORE: 's3' as const }, bucket])
      expect(readPictures({ ...rest, [name]: undefined }).issues).toEqual([
        `${name} is missing for the bucket of pictures`,
      ])
  },
)

test('[SAFE-01] the address of a bucket has no path', () => {
  expect(readPictures({ ...bucket, S3_ENDPOINT: 'https://storage.example/a' }).issues).toHaveLength(1)
})

test('[SAFE-05] what is wrong with a bucket never says its secret', () => {
  const secret = 'a secret of somebody'
  const settings = { ...bucket, S3_BUCKET: 'Not A Bucket', S3_SECRET_ACCESS_KEY: secret, MEDIA_STORE: 's3' }
  expect(() => readConfig(settings)).toThrow('S3_BUCKET must be the name of a bucket')
  expect(() => readConfig(settings)).not.toThrow(secret)
})
