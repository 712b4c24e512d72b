import { CEMENT_KG_PER_M3, type Mix } from './mortar.ts'

/** Nominal mixes of IS 456 by volume, cement : sand : aggregate; M25 by 1 : 1 : 2 is a thumb rule, from there on a mix is designed. */
export const concreteMixes = {
  M5: [5, 10],
  'M7.5': [4, 8],
  M10: [3, 6],
  M15: [2, 4],
  M20: [1.5, 3],
  M25: [1, 2],
} as const

export type ConcreteGrade = keyof typeof concreteMixes
export const concreteGrades = Object.keys(concreteMixes) as readonly ConcreteGrade[]

/** A cubic metre of concrete takes 1.54 of dry parts (standard practice). */
const DRY_CONCRETE_FACTOR = 1.54

/** Cement, sand and aggregate of a volume of concrete: 1 m³ of M20 takes 403 kg, which is 8.06 bags; CPWD counts 400 kg. */
export function concreteMix(volumeM3: number, grade: ConcreteGrade): Mix & { readonly aggregateM3: number } {
  const [sand, aggregate] = concreteMixes[grade]
  const cementM3 = (volumeM3 * DRY_CONCRETE_FACTOR) / (1 + sand + aggregate)
  return {
    cementKg: cementM3 * CEMENT_KG_PER_M3,
    sandM3: cementM3 * sand,
    aggregateM3: cementM3 * aggregate,
  }
}
