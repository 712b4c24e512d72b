import { expect, test } from 'vitest'
import { publicPicture } from './public-picture.ts'

const ORIGIN = 'https://neev.example'

test.each([
  ['/demo/pictures/a.webp', `${ORIGIN}/demo/pictures/a.webp`],
  ['/media/सीमेंट 1.jpg', `${ORIGIN}/media/%E0%A4%B8%E0%A5%80%E0%A4%AE%E0%A5%87%E0%A4%82%E0%A4%9F%201.jpg`],
  ['https://cdn.example:8443/a%20b.jpg?w=1&h="2"', 'https://cdn.example:8443/a%20b.jpg?w=1&h=%222%22'],
  ['HTTP://cdn.example', 'HTTP://cdn.example'],
])('[FIND-01] %s is the picture %s', (image, address) => {
  expect(publicPicture(image, ORIGIN)).toBe(address)
  expect(() => new URL(address)).not.toThrow()
})

test.each([
  'bag.jpg',
  '//cdn.example/a.jpg',
  'http://',
  'https://[',
  'https://a b/c.jpg',
  'https://a.example:99999999/c.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
])('[FIND-01] %s is no address of a picture', (image) => {
  expect(publicPicture(image, ORIGIN)).toBeNull()
})

test('[FIND-01] a store without an origin has the paths of its pictures', () => {
  expect(publicPicture('/demo/pictures/a.webp', '')).toBe('/demo/pictures/a.webp')
})
