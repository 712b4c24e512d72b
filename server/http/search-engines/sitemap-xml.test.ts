import { expect, test } from 'vitest'
import { escapeXml, sitemapEntries, sitemapIndex } from './sitemap-xml.ts'

const page = {
  path: '/subpage?mainCat=a&sub=b',
  changedAt: new Date('2026-11-20T06:30:00Z'),
  image: '/demo/pictures/a.webp',
}

test('[FIND-02] a page stands in a sitemap with its address, its last change and its picture', () => {
  expect(sitemapEntries([page], { origin: 'https://neev.example', languages: ['en'] })).toBe(
    '<url><loc>https://neev.example/subpage?mainCat=a&amp;sub=b</loc><lastmod>2026-11-20T06:30:00.000Z</lastmod>' +
      '<image:image><image:loc>https://neev.example/demo/pictures/a.webp</image:loc></image:image></url>\n',
  )
})

test('[FIND-02] in two languages each address of a page names both, and the first one for everybody else', () => {
  const entries = sitemapEntries([{ path: '/' }], { origin: 'https://neev.example', languages: ['en', 'hi'] })
  expect(entries.match(/<loc>[^<]+/g)).toEqual(['<loc>https://neev.example/', '<loc>https://neev.example/hi'])
  const alternates =
    '<xhtml:link rel="alternate" hreflang="en" href="https://neev.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="hi" href="https://neev.example/hi"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://neev.example/"/>'
  expect(entries.split(alternates)).toHaveLength(3)
})

test('[FIND-02] the index names every part', () => {
  expect(sitemapIndex(2, 'https://neev.example').match(/sitemaps\/[\w-]+\.xml/g)).toEqual([
    'sitemaps/pages.xml',
    'sitemaps/products-1.xml',
    'sitemaps/products-2.xml',
  ])
})

test('[FIND-02] no text breaks the XML that it stands in', () => {
  expect(escapeXml('5 < 6 & "x" \'y\' >\u0000\uD800\u0008\u{1F9F1}')).toBe(
    '5 &lt; 6 &amp; &quot;x&quot; &apos;y&apos; &gt;\uFFFD\u{1F9F1}',
  )
})
