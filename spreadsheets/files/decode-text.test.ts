import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  ['a list', 'सीमेंट\t50\n'],
  ['a single line', '50 bag cement'],
])('[GOODS-03] %s in UTF-16 without its mark is read', (_, text) => {
  expect(decodeText(Buffer.from(text, 'utf16le'))).toEqual({ text, encoding: 'UTF-16' })
  expect(decodeText(Buffer.from(text, 'utf16le').swap16())).toEqual({ text, encoding: 'UTF-16' })
})

test('[QO-03] the beginning of a picture is no text', () => {
  expect(() => decodeText(Buffer.from([0x89, 0x50, 0x00, 0x47]))).toThrow('file-binary')
})
