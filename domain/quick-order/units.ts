/** Units in which goods are counted, and how people write them. */
const forms: Readonly<Record<string, string>> = {
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

const units = new Map(
  Object.entries(forms).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** These also tell how large goods are: `50 kg cement` may be one bag. */
const measures = new Set(['kg', 'metre', 'litre', 'sq ft', 'brass'])

/** All ways to write a unit, longest first, for use in a pattern. */
export const unitPattern = [...units.keys(), 'sq\\.? ?ft\\.?', 'cu\\.? ?ft\\.?']
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** The unit that a word names, in the spelling of the catalogue; null when it names none. */
export function parseUnit(word: string): string | null {
  const plain = word.toLowerCase().replaceAll(/[. ]/g, '')
  return units.get(plain) ?? (plain === 'sqft' ? 'sq ft' : null)
}

/** Whether a unit measures goods and does not count them. */
export function isMeasuredUnit(unit: string): boolean {
  return measures.has(unit)
}

/**
 * A quantity in the unit that an article is sold by: 2 tonnes of what is sold by the kg are 2,000, two dozen pieces
 * are 24. Null when one says nothing of the other, such as tonnes of what is sold by the rod.
 */
export function convertQuantity(
  quantity: number,
  written: string | null,
  sold: string | null,
): number | null {
  if (written === null || written === sold) return quantity
  if (sold === null || sold === 'piece') {
    if (written === 'dozen') return quantity * 12
    return written === 'piece' || sold === null ? quantity : null
  }
  const kilos = new Map([
    ['kg', 1],
    ['quintal', 100],
    ['tonne', 1000],
  ])
  const [from, to] = [kilos.get(written), kilos.get(sold)]
  if (from !== undefined && to !== undefined) return (quantity * from) / to
  // `20 pieces` of what comes by the rod, the sheet or the set are so many of them
  return written === 'piece' && !isMeasuredUnit(sold) ? quantity : null
}
