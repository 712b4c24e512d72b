/** Loose cement weighs 1,440 kg/m³: a bag of 50 kg is 1.226 cft (IS 875 Part 1, and the practice of every site). */
export const CEMENT_KG_PER_M3 = 1440
/** Dry cement and sand shrink when mixed: a cubic metre of wet mortar takes 1.33 of dry parts (standard practice). */
const DRY_MORTAR_FACTOR = 1.33

export type Mix = { readonly cementKg: number; readonly sandM3: number }

/** The cement and sand of a volume of wet mortar, one part of cement to so many of sand by volume. */
export function mortarMix(wetM3: number, sandParts: number): Mix {
  const cementM3 = (wetM3 * DRY_MORTAR_FACTOR) / (1 + sandParts)
  return { cementKg: cementM3 * CEMENT_KG_PER_M3, sandM3: cementM3 * sandParts }
}
