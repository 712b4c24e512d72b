import type { Size } from '../rows.ts'

/** Packs of 1, 4, 10 and 20 litres from the price of one litre; larger packs cost less per litre. */
export function litres(one: number, tin: string, kiloPerLitre = 1.35): Size[] {
  return [
    ['1 L', one, kiloPerLitre, `tin:${tin}`],
    ['4 L', one * 3.8, kiloPerLitre * 4, `tin:${tin}`],
    ['10 L', one * 9.2, kiloPerLitre * 10],
    ['20 L', one * 17.8, kiloPerLitre * 20],
  ]
}
