import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

describe('[QO-03] what a list is, for whom, where and how it comes orders nothing', () => {
  test.each([
    'Estimate for 2 bath + kitchen, Flat 12 Sagar Apt',
    'Requirement for new house at Wakad',
    'Material list for Mr Rao flat 7',
    'INDENT No. 9 - Block C, stilt + 4 floors',
    'Shanti Kunj CHS Ltd. - Material for annual repairs',
    'M/s Verma Traders, Kanpur',
    'श्री मोहन यादव, ग्राम रामपुर, जिला गया',
    'plumbing saman ki list',
    'Tax invoice and eway bill must come with vehicle',
    'mal unload at back gate',
    'Reqd at site before Monday. Sd/- Er. Rajan',
  ])('%s', (line) => {
    expect(readLines(index, line)).toEqual([])
  })
})

describe('[QO-03] and what is sold beside such words is ordered', () => {
  test.each([
    ['Order for 50 bags cement', ' 50 bag .*Cement'],
    ['Cement for village house 50 bags', ' 50 bag .*Cement'],
    ['cement 50 bag deliver at site', ' 50 bag .*Cement'],
    ['ग्राम पंचायत भवन के लिए सीमेंट 100 बोरी', ' 100 bag .*Cement'],
    ['कील 500 ग्राम', ' 500 gram .*Nail'],
    ['Colony gate light 2 nos', ' 2 piece .*Gate Post Light'],
    ['ms flat 50 x 6 4 length', ' 4 rod .*MS Flat'],
  ])('%s', (line, wanted) => {
    expect(readLines(index, line)).toEqual([expect.stringMatching(wanted)])
  })
})
