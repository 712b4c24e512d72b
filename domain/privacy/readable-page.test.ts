import { expect, test } from 'vitest'
import { readablePage } from './readable-page.ts'

const words = {
  title: 'Your data',
  intro: 'All of it.',
  none: 'none',
  names: { name: 'Name', orders: 'Orders' },
}

test('[SAFE-06] what somebody typed does not become markup', () => {
  const page = readablePage({ partner: { name: '<script>alert("&\'")</script>' } }, words)
  expect(page).toContain('<dt>Name</dt><dd>&lt;script&gt;alert(&quot;&amp;&#39;&quot;)&lt;/script&gt;</dd>')
  expect(page).not.toContain('<script')
})

test('[SAFE-06] lists and gaps are shown', () => {
  const page = readablePage({ orders: [{ id: 7, note: null }], devices: [] }, words)
  expect(page).toContain(
    '<h2>Orders</h2>\n<ol><li><dl><dt>id</dt><dd>7</dd>\n<dt>note</dt><dd>none</dd></dl></li></ol>',
  )
  expect(page).toContain('<h2>devices</h2>\n<p>none</p>')
})
