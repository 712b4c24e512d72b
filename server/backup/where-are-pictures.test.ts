import { expect, test } from 'vitest'
import { whereArePictures } from './where-are-pictures.ts'

const bucket = { endpoint: 'https://storage.example', bucket: 'neev-pictures' }
const disk = { mediaStore: 'disk', bucket: null } as const

test('[SAFE-07] [GOODS-02] who restores a backup is told where its pictures are', () => {
  expect(whereArePictures(undefined, disk)).toEqual([])
  expect(whereArePictures(undefined, { mediaStore: 's3', bucket })[0]).toContain(
    'npm run pictures -- to-bucket',
  )
  expect(whereArePictures(bucket, { mediaStore: 's3', bucket })[0]).toContain('as they are now')
  for (const other of [disk, { mediaStore: 's3' as const, bucket: { ...bucket, bucket: 'another' } }])
    expect(whereArePictures(bucket, other)[0]).toContain('this store reads from elsewhere')
  // named, though not in use
  expect(whereArePictures(bucket, { mediaStore: 'disk', bucket })[0]).toContain('reads from elsewhere')
})
