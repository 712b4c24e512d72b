import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pageUrl } from './page-url.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=a', '/'],
  [
    '/subpage?mainCat=c&x=1&sub=s&f.Brand=A&f.Brand=B&page=2',
    '/subpage?mainCat=c&sub=s&f.Brand=A&f.Brand=B&page=2',
  ],
  ['/Subpage/?mainCat=c&x=1', '/Subpage/?mainCat=c'],
  ['/search?q=a&q=b', '/search?q=a'],
  ['/hi/search?q=a&x=1', '/hi/search?q=a'],
  ['/api/getMainCategory?language=hi&x=1', '/api/getMainCategory?language=hi'],
  ['/api/getMainCategory?language=made-up', '/api/getMainCategory'],
  ['/product/p?variantIndex=1&q=2', '/product/p?variantIndex=1'],
  ['/product/p.data?variantIndex=1&_routes=x&z', '/product/p.data?variantIndex=1&_routes=x'],
  ['/_root.data?_routes=x', '/_root.data?_routes=x'],
  ['/api/products/getProduct?page=2&x=1', '/api/products/getProduct?page=2'],
  ['/api/products?id=a&x=1&id=b', '/api/products?id=a&id=b'],
])('[SAFE-01] of %s counts %s', (url, counted) => {
  expect(pageUrl(url)).toBe(counted)
})

test('every parameter that a page reads from its URL is kept', () => {
  const app = path.join(import.meta.dirname, '../../../app')
  const files = globSync('{routes,features}/**/*.{ts,tsx}', { cwd: app }).filter(
    (file) => !file.includes('.test.'),
  )
  const read = files.flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/(?:query|searchParams)\.get\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(read.length).toBeGreaterThan(10)
  const pages = [
    '/shoppage',
    '/subpage',
    '/detailPage',
    '/search',
    '/product/p',
    '/profile/quotations/for-customer',
  ]
  const kept = (name: string): boolean => pages.some((page) => pageUrl(`${page}?${name}=1`) !== page)
  expect([...new Set(read)].filter((name) => !kept(name))).toEqual([])
})
