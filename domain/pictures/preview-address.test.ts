import { expect, test } from 'vitest'
import { pictureOfPreview, previewAddress } from './preview-address.ts'

test('[FIND-01] a picture of the store has the address of a preview, which leads back to it', () => {
  const name = '0123456789abcdef0123456789abcdef-960'
  expect(previewAddress(`/media/pictures/${name}.webp`)).toBe(`/media/previews/media-${name}.jpg`)
  expect(pictureOfPreview(`media-${name}.jpg`)).toEqual({ place: 'media', key: `pictures/${name}.webp` })
  expect(previewAddress('/demo/pictures/bag-480.webp')).toBe('/media/previews/demo-bag-480.jpg')
  expect(pictureOfPreview('demo-bag-480.jpg')).toEqual({ place: 'demo', key: 'pictures/bag-480.webp' })
})

test.each([
  'https://elsewhere.example/a.webp',
  '/media/challans/a.webp',
  '/media/pictures/../challans/a.webp',
  '/media/pictures/a/b.webp',
])('[FIND-01] %s has none', (image) => {
  expect(previewAddress(image)).toBeNull()
})

test.each(['a.jpg', 'media-../challans/a.jpg', 'media-a.webp', 'media-.jpg', 'challans-a.jpg'])(
  '[FIND-01] %s is the name of none',
  (name) => {
    expect(pictureOfPreview(name)).toBeNull()
  },
)
