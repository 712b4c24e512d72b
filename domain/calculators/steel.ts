import { wholeUp } from './units.ts'

/** Bars are rolled and sold in lengths of 12 m. */
export const BAR_LENGTH_M = 12

/** The weight of a metre of round bar: d²/162.2 kg with the diameter in millimetres (IS 1786 gives 0.888 kg for 12 mm). */
export function barKgPerMetre(diameterMm: number): number {
  return diameterMm ** 2 / 162.2
}

const BINDING_WIRE_KG_PER_TONNE = 10

/** Whole bars of 12 m for a length, their weight, and binding wire at 10 kg a tonne (mean of 7 to 13, trade practice). */
export function steelBars(lengthM: number, diameterMm: number) {
  const bars = wholeUp(lengthM / BAR_LENGTH_M)
  const weightKg = bars * BAR_LENGTH_M * barKgPerMetre(diameterMm)
  return {
    bars,
    lengthM: bars * BAR_LENGTH_M,
    weightKg,
    bindingWireKg: (weightKg / 1000) * BINDING_WIRE_KG_PER_TONNE,
  }
}
