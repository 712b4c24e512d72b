import { expect, test } from 'vitest'
import { readPictures } from './config-pictures.ts'

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
