import { expect, test } from 'vitest'
import { orderRows } from '../../quick-order/order-rows.ts'
import { startReading } from '../../quick-order/read-order.ts'
import { indexDemo, readLines } from '../../../tests/quick-order/demo-answers.ts'

const index = indexDemo()

function read(text: string): string {
  return readLines(index, text).join(' + ')
}

test('[QO-10] a noun is offered though the line says of it what no product of that noun has', () => {
  expect(read('kitchen sink stainless steel or granite')).toMatch(/^choose .*Sink/i)
  expect(read('bathroom doors waterproof flush doors or WPC')).toMatch(/^choose .*Door/i)
})

test('[QO-10] the words that speak against what is offered are told', () => {
  const [row] = orderRows('kitchen sink stainless steel or granite').rows
  if (row === undefined) throw new Error('no row')
  expect(
    startReading(index)
      .read(row)
      .lines.flatMap(({ unread }) => unread),
  ).toContain('granite')
})

test('[QO-10] another material stays another product', () => {
  for (const text of ['cpvc coupler 20mm 10', 'GI union 25 mm 6 nos', 'aluminium angle 25x25x3 mm'])
    expect(read(text)).toMatch(/^not-found/)
})

test('[QO-10] beside words that nobody knows a line without a noun is offered by what it has of a name and a size', () => {
  expect(read('autoclaved aerated cellular blocks 600x200x150 for masonry')).toMatch(
    /^choose AAC Block|^choose .*AAC Block/i,
  )
  expect(read('autoclaved blue thing')).toMatch(/^not-found/)
})

test('[QO-10] the material of the packing says nothing of what is in it', () => {
  expect(read('opc cement 43 grade in HDPE bags of 50 kg 20 nos')).toMatch(/OPC 43 Grade Cement/)
})

test('[QO-08] words that only go on about it behind its size leave the only candidate chosen', () => {
  expect(read('exhaust fan 300 mm metal body - 4 nos')).toMatch(/^ready 4 piece/)
  // a word that nobody knows behind the noun may name a part
  expect(read('exhaust fan blixter 300 mm - 4 nos')).toMatch(/^choose/)
})

test('[QO-07] a mended word behind a comma is no line of its own beside what is named', () => {
  expect(read('tmt bars fe 500d 16mm, from primary producer only')).not.toContain('+')
})

test('[QO-10] broken stone by its size is aggregate', () => {
  expect(read('stone grit 10 mm')).toMatch(/10 mm Crushed Aggregate/)
})
