import { expect, test } from 'vitest'
import { freeId, nameKey, slugOf } from './slug.ts'

test('[GOODS-01] ids are made of names and never given twice', () => {
  expect(slugOf('  OPC 53 Grade (50 kg) – Ádrika ', 'product')).toBe('opc-53-grade-50-kg-adrika')
  expect(freeId('a', (id) => ['a', 'a-2'].includes(id))).toBe('a-3')
})

test.each([
  ['सीमेंट', 'siment'],
  ['சிமெண்ட்', 'chiment'],
  ['సిమెంట్', 'siment'],
  ['ಸಿಮೆಂಟ್', 'siment'],
  ['সিমেন্ট', 'siment'],
  ['સિમેન્ટ', 'siment'],
  ['സിമന്റ്', 'simant'],
  ['ਸੀਮਿੰਟ', 'simint'],
  ['ସିମେଣ୍ଟ', 'siment'],
  ['سیمنٹ', 'simnt'],
  ['पाइप २५ मिमी', 'paip-25-mimi'],
])('[GOODS-01] %s has an id that can be read', (name, start) => {
  expect(slugOf(name, 'product')).toMatch(new RegExp(`^${start}-[a-z0-9]{6}$`))
})

test.each([
  ['पाइप', 'पेंच'],
  ['पाटी', 'पाती'],
  ['ٹنکی', 'تنکی'],
  ['水泥', '木材'],
  ['★', '☆'],
  ['Cement+', 'Cement'],
  ['1.5"', '1/5'],
  ['Nipple 1.5', 'Nipple 15'],
  ['Nipple 1.5', 'Nipple 1-5'],
  ['Pipe 4"', "Pipe 4'"],
  ['Pipe 4"', 'Pipe 4'],
  ['Bush ½ inch', 'Bush ¼ inch'],
  ['Bush 1½', 'Bush 11/2'],
  ['Rod Ø8', 'Rod 8'],
  ['5% filler', '5 filler'],
  [`${'long '.repeat(30)}a`, `${'long '.repeat(30)}b`],
  [`${'लंबा '.repeat(30)}क`, `${'लंबा '.repeat(30)}ख`],
])('[GOODS-01] %s and %s have different ids', (one, other) => {
  const ids = [one, other].map((name) => slugOf(name, 'product'))
  expect(ids[0]).not.toBe(ids[1])
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(80)
})

test('[GOODS-01] a name is the same however it is cased, spaced and encoded', () => {
  expect(nameKey('  Zed  Élbow\u00a0½ ')).toBe(nameKey('zed e\u0301lbow 1\u20442'))
  expect(slugOf('Zed  ÉLBOW ½', 'product')).toBe(slugOf('zed e\u0301lbow ½', 'product'))
  expect(nameKey('Cement+')).not.toBe(nameKey('Cement'))
})
