import { describe, expect, test } from 'vitest'
import { indexDemo, readLines } from '../demo-answers.ts'

const index = indexDemo()
const read = (row: string): string[] => readLines(index, row.replaceAll('⇥', '\t'))

describe('[QO-03] what begins as papers and books do, and orders something, is an order', () => {
  test.each([
    ['Schedule 80 pipe 1 inch 10 nos', 'ready 10 piece .*UPVC Pipe Schedule 80'],
    ['Closing stock cement 20', 'choose 20 .*Cement'],
    ['GST 18% cement 20 bags', 'choose 20 bag .*Cement'],
    ['Total drill machine⇥2⇥nos', 'choose 2 piece .*Drill'],
    ['Stage: planks 20', 'choose 20 .*Plank'],
    ['Supply of zorbatrix', 'not-found'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] no code, and no code of a row that counts, is taken for the other', () => {
  test.each([
    ['db-12 way 1 nos', 'ready 1 piece .*SPN Distribution Board, 12 way'],
    ['PIPE-101 gi pipe 1 inch 6', 'ready 6 .*GI Pipe Medium Class 6 m, 25 mm'],
    ['elbow-311 cpvc elbow 25 mm 12', 'ready 12 .*CPVC Elbow 90°, 25 mm'],
    ['tile-300 x 300 12 box', 'choose 12 box .*300 x 300 mm'],
    ['MCB-32 single pole 5 nos', 'ready 5 piece .*MCB C Curve, SP 32 A'],
    ['cpvc-25 elbow 10', 'ready 10 .*CPVC Elbow 90°, 25 mm'],
    ['nos-20 cement bags', 'choose 20 .*Cement'],
    ['bag-20 cement', 'choose 20 .*Cement'],
    ['4725 - bricks', 'choose 4725 .*Brick'],
    ['1125-kg tmt 12 mm', 'ready 1125 kg .*12 m, 12 mm'],
    ['TMT 12 mm 2/mt', 'ready 2 .*12 m, 12 mm'],
    ['need 45 bends 110 mm', 'choose 45 .*SWR Bend'],
    ['Cement 50 lb', 'choose 50 .*Cement'],
    ['12-0345 PPC cement 50 bag', 'ready 50 bag .*PPC Cement'],
    ['GI pipe 25 mm m 310.50', 'ready Lohagiri GI Pipe Medium Class 6 m, 25 mm'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-03] cells behind the count describe what is named before it, or are what is meant', () => {
  test.each([
    ['RCC slab⇥2⇥ton⇥TMT bar 12 mm', 'choose 2 tonne .*12 m, 12 mm'],
    ['Painting⇥4⇥bucket⇥interior emulsion 20 L white', 'choose 4 bucket .*Emulsion, 20 L, White'],
    ['CEM01⇥20⇥bags⇥OPC 53 cement', 'ready 20 bag .*OPC 53 Grade Cement, 50 kg'],
    ['Elbow⇥20⇥nos⇥CPVC 25 mm, 45 degree', 'ready 20 piece .*CPVC Elbow 45°, 25 mm'],
    ['House wire⇥5⇥coil⇥red 4 sqmm', 'ready 5 coil .*4.0 sq mm, Red'],
    ['MCB⇥10⇥nos⇥single pole 32 amp', 'ready 10 piece .*SP 32 A'],
    ['Hex bolt⇥M12⇥50', 'ready 50 .*Hex Bolt with Nut, M12'],
    ['MCB single pole⇥C32⇥10', 'ready 10 .*SP 32 A'],
    ['Butt hinge 4 inch⇥Brass⇥20', 'ready 20 .*Brass Butt Hinge, 4 in'],
    ['Brick, AAC block 100 mm⇥500⇥nos', 'choose 500 piece .*AAC Block'],
    ['Fan, fan regulator⇥5⇥nos', 'choose 5 piece .*Fan Regulator'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] what something is for hides no order', () => {
  test.each([
    ['cement sheet for roofing with 20 screws', ['Fibre Cement Roofing Sheet']],
    ['paint for hall and room door 2', ['Paint', '2 .*Door']],
    ['wall putty 5 bags for hall and bathroom tiles 20 box', ['5 bag .*Putty', '20 box .*Tile']],
    ['steel for door handle 5', ['5 .*Handle']],
    ['waterproof for tile adhesive 5 bag', ['5 bag .*Tile Adhesive']],
    ['cpvc reducing tee 25 mm 10', ['not-found']],
  ])('%s', (line, names) => {
    expect(read(line)).toEqual(names.map((name) => expect.stringMatching(name)))
  })
})

describe('[QO-03] a counted cell with a size is its first thing, and what else it names may come with it', () => {
  test.each([
    ['Door 81x30, mortise lock, hinges⇥6⇥nos', 'choose 6 piece .*Door, 81 x 30 in'],
    ['Kitchen sink 24 x 18 x 9, waste coupling, bottle trap⇥3⇥nos', 'choose 3 piece .*Sink, 24 x 18 x 9 in'],
    ['Switch 6A, socket, plate⇥10⇥nos', 'choose 10 piece .*Switch, 6 A'],
    ['Fan, fan regulator⇥5⇥nos', 'choose 5 piece .*Fan Regulator'],
    ['Brick, AAC block 100 mm⇥500⇥nos', 'choose 500 piece .*AAC Block'],
    ['CPVC pipe 25 mm, elbow⇥20⇥nos', '\\S+ 20 piece .*CPVC Elbow'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})

describe('[QO-05] a steel’s grade before bars that are counted behind them', () => {
  test.each([
    ['550 saria 20', 'choose 20 .*Fe 550D'],
    ['550 tmt bar 12 40', 'ready 40 .*Fe 550D TMT Bar 12 m, 12 mm'],
    ['600 sariya 12mm', '\\S+ 600 .*12 mm'],
  ])('%s', (row, wanted) => {
    expect(read(row)).toEqual([expect.stringMatching(`^${wanted}`)])
  })
})
