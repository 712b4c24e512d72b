/** GSM 03.38: the characters of the default alphabet, and those that count twice. */
const single =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const double = '^{}\\[~]|€'

/**
 * Length of a text as it is sent: one message holds 160 characters of the Latin alphabet or 70 of any script, a part of several 153
 * or 67.
 */
export type MessageLength = {
  readonly characters: number
  readonly segments: number
  /** `unicode` as soon as one character is outside the Latin alphabet of GSM; the template is then registered as regional. */
  readonly encoding: 'latin' | 'unicode'
}

/** Measures a text as SMS (GSM 03.38, 3GPP 23.040). */
export function messageLength(text: string): MessageLength {
  const all = Array.from(text)
  const isLatin = all.every((each) => single.includes(each) || double.includes(each))
  if (!isLatin)
    return { characters: text.length, segments: countSegments(text.length, 70, 67), encoding: 'unicode' }
  const characters = all.reduce((sum, each) => sum + (double.includes(each) ? 2 : 1), 0)
  return { characters, segments: countSegments(characters, 160, 153), encoding: 'latin' }
}

function countSegments(length: number, alone: number, each: number): number {
  return length <= alone ? 1 : Math.ceil(length / each)
}
