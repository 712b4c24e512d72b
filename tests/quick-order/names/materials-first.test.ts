import { expect, it } from 'vitest'
import { searchKinds } from '#search/product-kinds/search-kinds.ts'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()

it.each([
  ['tap made of brass', 'brass tap'],
  ['brass made tap', 'brass tap'],
  ['tap brass wala', 'brass tap'],
  ['tap brass', 'brass tap'],
  ['hinge of brass', 'brass hinge'],
  ['door of teak', 'teak door'],
  ['door teak', 'teak door'],
  ['wpc ka door', 'wpc door'],
  ['cpvc ki elbow', 'cpvc elbow'],
  ['gi wala pipe', 'gi pipe'],
  ['pipe pvc', 'pvc pipe'],
  ['sink made of quartz', 'quartz sink'],
  ['slab made of granite', 'granite slab'],
  ['panel made of pvc', 'pvc panel'],
  ['block in concrete', 'concrete block'],
  ['door frame of wpc', 'wpc door frame'],
  ['hinge brass material', 'brass hinge'],
  ['दरवाजा सागवान का', 'सागवान का दरवाजा'],
  ['दरवाजा लकड़ी का', 'लकड़ी का दरवाजा'],
  ['सिंक स्टील का', 'स्टील का सिंक'],
  ['पाइप पीवीसी का', 'पीवीसी का पाइप'],
  ['darwaza sagwan ka', 'sagwan ka darwaza'],
])('[SEARCH-06] what a thing is made of is said before, behind or of it: %s', (text, name) => {
  expect(searchKinds(index, text)).toEqual(searchKinds(index, name))
  expect(searchKinds(index, text).found).not.toEqual([])
  expect(readLines(index, `${text}, 2 pcs`)).toEqual(readLines(index, `${name}, 2 pcs`))
})

it.each(['door of glass', 'glass wala door', 'door made of glass', 'glass made door', 'chair of plastic'])(
  '[SEARCH-04] what is not sold of a material is not sold: %s',
  (text) => {
    expect(searchKinds(index, text)).toMatchObject({ isNotSold: true, found: [] })
  },
)

it.each([
  ['window glass 5 mm 10', /Glass/],
  ['sand cement 5', /Cement|Sand/],
  ['elbow cpvc tee 25 mm 4', / 4 .*(?:Tee|Elbow)/],
  ['5 hinge brass 10', /^\S+ 10 .*Brass Butt Hinge, 5 in/],
  ['bag of cement 10', /Cement/],
  ['reducing brass elbow cpvc 25 x 15 mm 4', /Brass Insert Elbow/],
  ['tile chipkane wala', /Adhesive/],
  ['sasta paint andar ka 20 l', /Interior/],
  ['tank plastic 1000 l 1', /Triple Layer Water Tank/],
])('[QO-05] any other word behind a thing stays there: %s', (text, expected) =>
  expect(readLines(index, text)[0]).toMatch(expected),
)
