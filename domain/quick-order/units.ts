/** Sales units with their spellings. */
const spellings: Readonly<Record<string, string>> = {
  bag: 'bag bags bg bori boriya borian katta katte बोरी बोरियां कट्टा कट्टे बैग',
  piece: 'piece pieces pc pcs pce no nos nag unit units each पीस नग अदद',
  box: 'box boxes bx peti carton cartons ctn डिब्बा डिब्बे पेटी बॉक्स',
  bundle: 'bundle bundles bdl bandal gaddi बंडल गड्डी',
  rod: 'rod rods length lengths छड़',
  sheet: 'sheet sheets शीट',
  roll: 'roll rolls रोल',
  coil: 'coil coils कॉइल',
  set: 'set sets सेट',
  pair: 'pair pairs jodi joda जोड़ी',
  pack: 'pack packs packet packets pkt pkts पैकेट',
  bucket: 'bucket buckets balti बाल्टी',
  tin: 'tin tins टिन',
  can: 'can cans',
  tonne: 'tonne tonnes ton tons mt टन',
  quintal: 'quintal quintals qtl qntl क्विंटल कुंतल',
  kg: 'kg kgs kilo kilos किलो',
  cft: 'cft cuft',
  'sq ft': 'sqft sft',
  metre: 'metre metres meter meters mtr mtrs rmt मीटर',
  litre: 'litre litres liter liters ltr ltrs लीटर',
  dozen: 'dozen dozens doz darjan दर्जन',
  brass: 'brass',
  trolley: 'trolley trolleys trolly truck trucks trip trips ट्रॉली ट्रक',
}

const unitsBySpelling = new Map(
  Object.entries(spellings).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** Units that may also be part of a size: `50 kg cement` may be one bag. */
const measuredUnits = new Set(['kg', 'metre', 'litre', 'sq ft', 'brass'])

/** A regular expression source that matches any spelling of a unit, longest first. */
export const unitPattern = [...unitsBySpelling.keys(), 'sq\\.? ?ft\\.?', 'cu\\.? ?ft\\.?']
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** Parses a unit into its catalogue spelling; null when the word is not a unit. */
export function parseUnit(word: string): string | null {
  const spelling = word.toLowerCase().replaceAll(/[. ]/g, '')
  return unitsBySpelling.get(spelling) ?? (spelling === 'sqft' ? 'sq ft' : null)
}

/** Whether a unit is a measure rather than a count. */
export function isMeasuredUnit(unit: string): boolean {
  return measuredUnits.has(unit)
}

/**
 * Converts a quantity to the sales unit of a variant: 2 tonnes of a variant sold by the kg are 2,000, two dozen pieces
 * are 24. Null when the units cannot be converted, such as tonnes of a variant sold by the rod.
 */
export function convertQuantity(quantity: number, from: string | null, to: string | null): number | null {
  if (from === null || from === to) return quantity
  if (to === null || to === 'piece') {
    if (from === 'dozen') return quantity * 12
    return from === 'piece' || to === null ? quantity : null
  }
  const kilograms = new Map([
    ['kg', 1],
    ['quintal', 100],
    ['tonne', 1000],
  ])
  const [fromKg, toKg] = [kilograms.get(from), kilograms.get(to)]
  if (fromKg !== undefined && toKg !== undefined) return (quantity * fromKg) / toKg
  // `20 pieces` of a variant sold by the rod, the sheet or the set means 20 of them
  return from === 'piece' && !isMeasuredUnit(to) ? quantity : null
}
