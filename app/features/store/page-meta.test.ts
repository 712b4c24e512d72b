import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const page = {
  settings: { name: 'Neev', tagline: 'For builders', publicUrl: 'https://neev.example' },
  title: 'Cement',
  description: 'All of it.',
  path: '/subpage?mainCat=cement',
}

test('[FIND-01] a page that is meant to be found has one canonical address; one that is not says so and has none', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://neev.example/subpage?mainCat=cement' }
  const noindex = { name: 'robots', content: 'noindex' }
  expect(pageMeta(page)).toContainEqual(canonical)
  expect(pageMeta(page)).not.toContainEqual(noindex)
  expect(pageMeta({ ...page, hidden: true })).not.toContainEqual(canonical)
  expect(pageMeta({ ...page, hidden: true })).toContainEqual(noindex)
})

test('[FIND-01] [LANG-01] a page that is meant to be found names itself in each language, English where none is asked for', () => {
  const alternates = (meta: ReturnType<typeof pageMeta>) =>
    meta.flatMap((tag) => ('rel' in tag && tag.rel === 'alternate' ? [[tag['hrefLang'], tag['href']]] : []))
  const address = (language: string) => `https://neev.example${language}/subpage?mainCat=cement`
  expect(alternates(pageMeta(page))).toEqual([
    ['en', address('')],
    ['hi', address('/hi')],
    ['x-default', address('')],
  ])
  expect(alternates(pageMeta({ ...page, hidden: true }))).toEqual([])
})

test('[FIND-01] a picture of the store is shown as its preview, and one elsewhere as it is', () => {
  const own = pageMeta({ ...page, image: '/demo/pictures/bag-960.webp' })
  expect(own).toContainEqual({
    property: 'og:image',
    content: 'https://neev.example/media/previews/demo-bag-960.jpg',
  })
  expect(own).toContainEqual({ property: 'og:image:width', content: '1200' })
  const other = pageMeta({ ...page, image: 'https://cdn.example/a.jpg' })
  expect(other).toContainEqual({ property: 'og:image', content: 'https://cdn.example/a.jpg' })
  expect(pageMeta(page).some((tag) => 'property' in tag && tag.property === 'og:image')).toBe(false)
})
