import { mortarMix, type Mix } from './mortar.ts'

/** Joints and unevenness take a fifth more mortar than the thickness says (standard practice at 12 mm). */
const UNEVENNESS = 1.2

/** Cement and sand of plaster: 100 m² at 12 mm in 1 : 6 take 7.9 bags and 58 cft. */
export function plasterMix(
  plaster: { readonly areaSqM: number; readonly thicknessMm: number },
  sandParts: number,
): Mix {
  return mortarMix(plaster.areaSqM * (plaster.thicknessMm / 1000) * UNEVENNESS, sandParts)
}
