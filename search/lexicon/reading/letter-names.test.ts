import { expect, test } from 'vitest'
import { lettersOf } from './letter-names.ts'

test.each([
  ['पीएससी', 'psc'],
  ['एचडीएचएमआर', 'hdhmr'],
  ['सीपीवीसी', 'cpvc'],
  ['पीयू', 'pu'],
  ['एसी', 'ac'],
  ['एसीपी', 'acp'],
  ['एएसी', 'aac'],
  ['जेडीए', 'jda'],
  ['एलईडी', 'led'],
  ['બીડબલ્યુપી', null],
  ['જીઆઈ', 'gi'],
  ['ਜੀਆਈ', 'gi'],
  ['ইউপিভিসি', 'upvc'],
  ['పివిసి', 'pvc'],
  ['ബിഡബ്ല്യുപി', 'bwp'],
  ['डी', 'd'],
  ['केबल', null],
  ['पीपा', null],
  ['cable', null],
])(
  '[QO-10] letters that a script of India names are those letters, and other words none: %s',
  (word, letters) => {
    expect(lettersOf(word)).toBe(letters)
  },
)
