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

/** Parses a unit into its catalogue spelling; null when the word is not a unit. */
export function parseUnit(word: string): string | null {
  const spelling = word.toLowerCase().replaceAll(/[. ]/g, '')
  return unitsBySpelling.get(spelling) ?? (spelling === 'sqft' ? 'sq ft' : null)
}
