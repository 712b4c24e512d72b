import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const wings = '{app,domain,search,server,spreadsheets}'

/** The lines of the product's own sources that match, with their file. */
function linesWith(pattern: RegExp, sources: string): string[] {
  return globSync(sources, { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
}

test('only the file of the type makes paise of a number without checking it', () => {
  const casts = linesWith(/\bas Paise\b/, `${wings}/**/*.{ts,tsx}`)
  expect(casts.filter((line) => !line.startsWith('domain/money/paise.ts: '))).toEqual([])
  expect(casts).not.toEqual([])
})

test('an answer enters the app as something unknown, which a schema reads', () => {
  const readings = linesWith(/\.json\(\)/, 'app/**/*.{ts,tsx}')
  expect(readings.filter((line) => !/: unknown = |safeParse\(/.test(line))).toEqual([])
  expect(readings).not.toEqual([])
})

test('routes of the API are made from the calls of a noun, but for those that others dictate', () => {
  const own = linesWith(/= createRoute\(|^\s+createRoute\(/, 'server/http/**/*.ts').map(
    (line) => line.split(': ')[0],
  )
  expect([...new Set(own)].toSorted()).toEqual([
    // the four calls of the catalogue, GET /auth/verify, and webhooks of providers
    'server/http/route-of.ts',
    'server/http/shop/catalogue.ts',
    'server/http/shop/delivery-reports.ts',
    'server/http/shop/identity.ts',
    'server/http/shop/payments.ts',
  ])
})
