import { expect, test } from 'vitest'
import { exceededLimit } from './measure-json.ts'

const limits = { values: 20, depth: 3 }

test.for<[string, string, ReturnType<typeof exceededLimit>]>([
  ['lists as deep as allowed', '[[[1]]]', null],
  ['lists beyond it', '[[[[1]]]]', 'depth'],
  ['objects beyond it', '{"a":{"b":{"c":{"d":1}}}}', 'depth'],
  ['lists that are never closed', '[[[[', 'depth'],
  ['more closed than opened', ']]]]', null],
  ['many side by side', '[[[1]],[[2]],[[3]]]', null],
  ['brackets in a text', '["[[[[[{{{{{"]', null],
  ['brackets behind an escaped quote', String.raw`["a\"[[[[["]`, null],
  ['brackets behind a text that ends with a backslash', String.raw`["a\\",[[[1]]]]`, 'depth'],
  ['brackets behind a text of backslashes and a quote', String.raw`["\\\"[[[[["]`, null],
  ['a text that never ends', '["[[[[[', null],
  ['as many values as allowed', `[${'1,'.repeat(18)}1]`, null],
  ['more values', `[${'1,'.repeat(20)}1]`, 'values'],
  ['commas in a text', `["${','.repeat(40)}"]`, null],
  ['nothing', '', null],
])('[SAFE-01] %s: %s', ([, text, exceeded]) => {
  expect(exceededLimit(text, limits)).toBe(exceeded)
})
