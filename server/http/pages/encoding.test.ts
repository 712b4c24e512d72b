import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encode, preferredEncoding } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered with %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('encoded bytes decode to the text', async () => {
  expect(gunzipSync(await encode(Buffer.from('₹382'), 'gzip')).toString()).toBe('₹382')
  expect(brotliDecompressSync(await encode(Buffer.from('₹382'), 'br')).toString()).toBe('₹382')
})
