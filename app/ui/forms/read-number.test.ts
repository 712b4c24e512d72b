import { describe, expect, test } from 'vitest'
import { hundredthsOf, numberOf, readNumber } from './read-number.ts'

const units = { least: 1, most: 99_999 }
const money = { most: 99_999_999.99, decimals: 2 }

describe('a typed number is that number or is refused, never another one', () => {
  test.each([
    ['5', 5],
    [' 40 ', 40],
    ['\u200e40', 40],
    ['1,500', 1_500],
    ['99,999', 99_999],
    ['007', 7],
    ['12.0', 12],
  ])('[STOCK-02] %j is %d', (text, number) => {
    expect(numberOf(text, units)).toBe(number)
  })

  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-5', 'too-little'],
    ['−5', 'too-little'],
    ['0', 'too-little'],
    ['99999999', 'too-much'],
    ['1,00,000', 'too-much'],
    ['1.5', 'not-whole'],
    ['1e3', 'no-number'],
    ['5-', 'no-number'],
    ['+5', 'no-number'],
    ['12 bags', 'no-number'],
    ['1,5', 'no-number'],
    ['1,2,3', 'no-number'],
    ['5 6', 'no-number'],
    ['½', 'no-number'],
    ['0x10', 'no-number'],
    ['NaN', 'no-number'],
    ['.', 'no-number'],
  ])('[STOCK-02] %j is %s', (text, expected) => {
    const reading = readNumber(text, units)
    expect('issue' in reading ? reading.issue : reading.number).toBe(expected)
  })

  test.each([
    ['382.5', '382.5'],
    ['12,34,567.89', '1234567.89'],
    ['1,234,567.89', '1234567.89'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['382,50', 'no-number'],
    ['12.450,00', 'no-number'],
    ['-5', 'too-little'],
    ['1.005', 'too-fine'],
    ['1.100', '1.100'],
    ['999999999', 'too-much'],
  ])('[GEN-02] %j as an amount is %s', (text, expected) => {
    const reading = readNumber(text, money)
    expect('issue' in reading ? reading.issue : reading.plain).toBe(expected)
  })
})

test.each([
  ['7', 700],
  ['0.1', 10],
  ['-7.5', -750],
  ['-0.05', -5],
  ['8192.35', 819_235],
])('[GOODS-01] %s has %d hundredths, exactly', (plain, hundredths) => {
  expect(hundredthsOf(plain)).toBe(hundredths)
})
