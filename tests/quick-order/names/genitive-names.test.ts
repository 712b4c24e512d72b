import { expect, it } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  ['false ceiling ka channel 50', 'false ceiling channel 50'],
  ['ceiling ka fan 2', 'ceiling fan 2'],
  ['drawer ka channel 18 inch 4', 'drawer channel 18 inch 4'],
  ['सीलिंग का पंखा 2', 'ceiling fan 2'],
  ['geyser ka element 2', 'geyser element 2'],
  ['sewing ki machine 1', 'sewing machine 1'],
])('[QO-04] a genitive joins the words of a name: %s', (text, as) => {
  expect(readLines(index, text)).toEqual(readLines(index, as))
})

it.each([
  ['marble ka powder 5', 'not-found'],
  ['kitchen ka sink 1', 'choose 1'],
  ['pipe ka elbow cpvc 1 inch 4', 'ready 4'],
])('[QO-04] and no others: %s', (text, as) => {
  expect(readLines(index, text)[0]).toContain(as)
})

it.each([
  ['demolition hammer machine 1', 'Demolition Hammer'],
  ['impact drill machine 1', 'Impact Drill'],
  ['hammer machine 1', 'Rotary Hammer'],
])('[QO-04] a machine is the tool that is named before it: %s', (text, name) => {
  expect(readLines(index, text)[0]).toContain(name)
})

it.each([
  ['basin mixer single lever 2', 'choose 2 .*Basin Mixer'],
  ['mortise handle plate type 4 set', 'choose 4 set .*Mortise Handle on Plate'],
  ['red bricks first class 2 truck', 'choose 2 trolley .*Red Brick'],
])(
  '[QO-03] a number before a unit of sale is a count, and none before what nothing is counted by: %s',
  (text, wanted) => {
    expect(readLines(index, text)[0]).toMatch(new RegExp(`^${wanted}`))
  },
)
