type Random = () => number

const goods = [
  'Cement',
  'TMT Bar',
  'Ball Valve',
  'CPVC Pipe',
  'Door Handle',
  'Wall Putty',
  'Floor Tile',
  'Copper Wire',
]
const brands = ['Aravali', 'Bharatpur', 'Chambal', 'Deccan', 'Ekta', 'Fateh', 'Girnar', 'Himgiri']
const finishes = ['Matt', 'Glossy', 'Brushed', 'Chrome', 'Galvanised', 'Natural']
const words =
  'for sites homes with long life tested in every batch easy to fit and keeps its colour under sun rain'.split(
    ' ',
  )

/**
 * One product of a catalogue made for measuring, decided by its number alone: one to four variants whose prices add
 * up, texts of usual length, every other one with its parts as JSON text.
 */
export function makeProduct(index: number, subcategoryId: string): Record<string, unknown> {
  const random = randomFrom(index)
  const brand = pick(random, brands)
  const name = `${brand} ${pick(random, goods)} ${index}`
  const description = {
    images: [`/media/scale-${index % 500}.webp`],
    shortDescription: sentence(random, 12),
    longDescription: sentence(random, 60),
    features: Array.from({ length: 4 }, () => sentence(random, 6)),
  }
  const specification = {
    Brand: [brand],
    Finish: [pick(random, finishes)],
    'Model No.': [`M-${index}`],
    Warranty: [`${1 + Math.floor(random() * 10)} years`],
    'Sizes(mm)': [String(6 * (1 + Math.floor(random() * 20)))],
  }
  const variants = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) =>
    makeVariant(random, `${index}-${at}`),
  )
  const asText = index % 2 === 0
  return {
    id: `scale-${index}`,
    productName: name,
    rowId: `row-${index}`,
    subCategoryRow: [subcategoryId],
    ProductDescription: asText ? JSON.stringify(description) : description,
    ProductSpectification: asText ? JSON.stringify(specification) : specification,
    variants: asText ? JSON.stringify(variants) : variants,
  }
}

/** Prices in whole paise while computing: base − discount = without GST; without GST + GST = with GST. */
function makeVariant(random: Random, uid: string): Record<string, unknown> {
  const base = 5_000 + Math.floor(random() * 500_000)
  const discount = Math.floor(base * random() * 0.3)
  const withoutGst = base - discount
  const gst = Math.round(withoutGst * 0.18)
  return {
    uid,
    options: [`${1 + Math.floor(random() * 50)} kg`],
    unit: pick(random, ['bag', 'piece', 'metre', 'box']),
    taxStatus: 'taxable',
    image: '',
    basePrice: base / 100,
    discountAmount: discount / 100,
    packagingCost: Math.floor(random() * 2_000) / 100,
    sellingPriceWOGST: withoutGst / 100,
    sellingGSTAmount: gst / 100,
    sellingPriceWithGST: (withoutGst + gst) / 100,
    comissionAmount: Math.floor(withoutGst * 0.02) / 100,
  }
}

const sentence = (random: Random, length: number): string =>
  `${Array.from({ length }, () => pick(random, words)).join(' ')}.`

function pick(random: Random, list: readonly string[]): string {
  return list[Math.floor(random() * list.length)] ?? ''
}

/** A small generator of numbers in [0, 1) with a fixed start (mulberry32). */
function randomFrom(seed: number): Random {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
