import { expect, test } from 'vitest'
import { replaceBytes } from './replace-bytes.ts'

const replaced = (text: string, part: string, replacement: string): string =>
  replaceBytes(Buffer.from(text), part, replacement).toString()

test('each occurrence is replaced, at the ends too, and nothing else', () => {
  expect(replaced('<a><b><a>', '<a>', '<i>')).toBe('<i><b><i>')
  expect(replaced('₹382 <a> सीमेंट <a> है', '<a>', '')).toBe('₹382  सीमेंट  है')
  expect(replaced('₹382, ₹383', '₹', 'Rs ')).toBe('Rs 382, Rs 383')
})

test('what is put in is not looked at again', () => {
  expect(replaced('aa', 'a', 'aa')).toBe('aaaa')
})

test('without an occurrence the bytes stay as they are', () => {
  const bytes = Buffer.from('सीमेंट')
  expect(replaceBytes(bytes, '<a>', '<i>')).toBe(bytes)
})
