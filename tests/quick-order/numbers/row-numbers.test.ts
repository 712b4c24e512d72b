import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (list: string): string[] => readLines(index, list)

describe('[QO-03] numbers of rows are no sizes and no counts', () => {
  test('written without a sign, where they go up by one from 1', () => {
    expect(read('1 cement 50 bags\n2 sariya 10mm 40\n3 elbow cpvc 25mm 20\n4 wire nail 2 inch 5 kg')).toEqual(
      [
        expect.stringMatching(/^choose 50 bag .*Cement, 50 kg/),
        expect.stringMatching(/^ready 40 .*TMT Bar 12 m, 10 mm/),
        expect.stringMatching(/^ready 20 .*CPVC Elbow 90°, 25 mm/),
        expect.stringMatching(/^\S+ 5 kg .*Wire Nail, 2 in/),
      ],
    )
  })

  test('with noughts, dashes, other figures and a heading between them', () => {
    expect(read('01 cement 50\n02 tmt 12mm 40\n03 brass padlock 50 mm 5')[1]).toMatch(/^ready 40 .*12 mm/)
    expect(read('1 - cement 50 bag\n2 - tmt 12mm 40\n3 - 25mm cpvc elbow 20')[2]).toMatch(/^ready 20 .*25 mm/)
    expect(read('१ सीमेंट ५० बोरी\n२ सरिया १० मिमी ४०\n३ गिट्टी ३ ब्रास')[1]).toMatch(/^\S+ 40 .*10 mm/)
    expect(read('1 cement 50 bag\nElectrical items:\n2 mcb sp 32a 5\n3 led bulb 9w 20')[1]).toMatch(
      /^ready 5 .*SP 32 A/,
    )
  })

  test('in a ring or on a key', () => {
    expect(read('① cement 50 bags\n2️⃣ tmt 12mm 40')).toEqual([
      expect.stringMatching(/^choose 50 bag .*Cement, 50 kg/),
      expect.stringMatching(/^ready 40 .*12 mm/),
    ])
  })

  test.each([
    ['1 elbow cpvc 20\n2 elbow cpvc 10\n3 elbow cpvc 5', 0, 'ready 20 .*CPVC Elbow 90°, 25 mm'],
    ['1 inch cpvc elbow 20\n2 inch cpvc tee 10\n3 inch swr bend 5', 1, 'ready 10 .*CPVC Equal Tee, 50 mm'],
    ['1 sink\n2 basin\n3 health faucet', 1, 'choose 2 .*Basin'],
    ['1 bag white cement\n2 box tiles\n3 roll green net', 2, 'choose 3 roll .*Net'],
    ['4 hinge brass 20\n5 hinge brass 10', 0, '\\S+ 20 .*Brass Butt Hinge, 4 in'],
  ])('but sizes and counts remain what they are: %j', (list, at, wanted) => {
    expect(read(list)[at]).toMatch(new RegExp(`^${wanted}`))
  })
})

describe('[QO-06] a full stop behind a word ends it, and begins no fraction', () => {
  test.each([
    ['cement qty.50 bags', 'choose 50 bag .*Cement'],
    ['dia.25 cpvc elbow 40', 'ready 40 .*CPVC Elbow 90°, 25 mm'],
    ['wire nail 2 inch .5 kg', '\\S+ 0.5 kg .*Wire Nail, 2 in'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
