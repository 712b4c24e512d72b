import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toJSONSchema, type z } from 'zod'

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

type Call = { readonly path: string; readonly body?: z.ZodType; readonly answer?: z.ZodType }

/** The calls of the desk, from the tables of all nouns. */
async function deskCalls(): Promise<Call[]> {
  const tables = globSync('{domain,search}/**/*.ts', { exclude: ['**/*.test.ts'] }).map(
    async (file) => (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>,
  )
  const exports = (await Promise.all(tables)).flatMap((table) => Object.values(table))
  return exports
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter((value): value is Call => String((value as Call | null)?.path).startsWith('/desk/'))
}

/** The fields of a schema that hold numbers with decimals. */
function decimalsIn(schema: unknown, way: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => decimalsIn(part, way))
  if (typeof schema !== 'object' || schema === null) return []
  if ('const' in schema || 'enum' in schema) return []
  if ('type' in schema && schema.type === 'number') return [way.at(-1) ?? '']
  return Object.entries(schema).flatMap(([name, part]) =>
    decimalsIn(part, ['properties', 'items', 'anyOf', 'type', '$defs'].includes(name) ? way : [...way, name]),
  )
}

test('numbers with decimals on the wire of the desk are measures and rates, and never money', async () => {
  const calls = await deskCalls()
  expect(calls.length).toBeGreaterThan(99)
  const decimals = calls
    // files as GSTN and the portal of e-way bills read them
    .filter(({ path }) => !path.endsWith('.json'))
    .flatMap(({ body, answer }) => [body, answer])
    .flatMap((schema) =>
      schema === undefined ? [] : decimalsIn(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    )
  expect([...new Set(decimals)].toSorted()).toEqual([
    'diameterMm',
    'gstRates',
    'height',
    'heightMm',
    'kg',
    'kilometres',
    'latitude',
    'lengthMm',
    'longitude',
    'rates',
    'weightKg',
    'width',
    'widthMm',
    'x',
    'y',
  ])
})
