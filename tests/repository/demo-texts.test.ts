import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseBanner } from '#domain/catalogue/banner.ts'
import { isRawDocument } from '#domain/catalogue/parse-result.ts'
import { parseProduct } from '#domain/catalogue/product.ts'

// What the demo's goods and banners say must not say more than its delivery plan, its return terms and its own specifications do.

function read(name: string): unknown[] {
  const file = new URL(`../../demo/catalogue/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as unknown[]
}

const products = read('products').flatMap((document) => {
  const parsed = isRawDocument(document) ? parseProduct(document) : { rejected: 'no object' }
  return 'record' in parsed ? [parsed.record] : []
})
const banners = read('partner-banners').flatMap((document) => {
  const parsed = isRawDocument(document) ? parseBanner(document) : { rejected: 'no object' }
  return 'record' in parsed ? [parsed.record] : []
})
const texts = products.flatMap(({ id, description: { short, long, features } }) =>
  [short, ...long.split(/(?<=\.) /), ...features].map((text) => ({ id, text })),
)
const named = (found: readonly { readonly id: string; readonly text: string }[]) =>
  [...new Set(found.map(({ id, text }) => `${id}: ${text}`))].slice(0, 20)

test('[PROD-05] a product states one warranty: that of its specifications', () => {
  expect(products.length).toBeGreaterThan(1_000)
  expect(named(texts.filter(({ text }) => /guarant/i.test(text)))).toEqual([])
  const wrong = products.flatMap(({ id, description, attributes }) => {
    const stated = description.features.flatMap((feature) => /^Warranty: (.*)$/.exec(feature)?.[1] ?? [])
    const specified = attributes.find(({ name }) => name === 'Warranty')?.values.join(', ')
    return stated.filter((warranty) => warranty !== specified).map((text) => ({ id, text }))
  })
  expect(named(wrong)).toEqual([])
})

test('[GEN-05] no product promises a delivery, an exchange or a freight of its own', () => {
  const promises =
    /\b(?:deliver(?:s|ed|y|ies)|exchang\w+|refund\w*|takes? back|courier|freight|on site tomorrow)\b|\bfree of charge\b|\b(?:is|for) free\b|\bwithin \w+ (?:working )?days? (?:in|at|of|by)\b/i
  // a pump's delivery line, marks of delivery on steel, and what to do after it
  const harmless = /\bdelivery (?:line|marks)\b|\bpump delivery\b|\b(?:after|day of) delivery\b/i
  expect(named(texts.filter(({ text }) => promises.test(text) && !harmless.test(text)))).toEqual([])
})

test('[GEN-05] a banner promises a delivery in the words of the delivery plan alone', () => {
  expect(banners.length).toBeGreaterThan(0)
  const said = banners.flatMap(({ headline, text }) => [headline ?? '', text ?? ''])
  expect(said.filter((text) => /\b(?:tomorrow|today|deliver\w*|days?|hours?|free)\b/i.test(text))).toEqual([
    '{delivery}',
  ])
})
