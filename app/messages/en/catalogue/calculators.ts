import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { Fact, InputName } from '#domain/calculators/calculator.ts'
import type { Material } from '#domain/catalogue/measures/materials.ts'
import type { InputIssue } from '#domain/calculators/read-inputs.ts'
const titles: Record<CalculatorName, string> = {
  tiles: 'How many tiles do I need?',
  paint: 'How much paint do I need?',
  bricks: 'How many bricks or blocks do I need?',
  concrete: 'How much cement, sand and aggregate?',
  plaster: 'How much plaster do I need?',
  steel: 'How many steel bars, and what weight?',
  wire: 'How many coils of wire do I need?',
}

const summaries: Record<CalculatorName, string> = {
  tiles: 'Boxes for a room with cutting waste, adhesive and grout.',
  paint: 'Litres for a room or area by coats, with primer and putty.',
  bricks: 'Bricks with mortar, or blocks with adhesive, for a wall.',
  concrete: 'Bags and loads for a slab, beam or footing, by grade.',
  plaster: 'Cement and sand for a wall, by thickness and mix.',
  steel: 'Bars of 12 m by number, length or weight, with binding wire.',
  wire: 'Coils of 90 m for your points, by size.',
}

const methods: Record<CalculatorName, string> = {
  tiles:
    'Area plus waste, divided by the true size of a tile, then by the tiles in a box. The type of adhesive goes by IS 15477: 1 for ceramic inside, 2 for vitrified inside and ceramic outside, 3 for vitrified outside and façades; larger tiles take a higher one. Its quantity goes by what the product covers, grout by the joints: 2 mm wide and 9 mm deep, plus 10%. Waste is trade practice: 5% laid straight, 10% offset, 15% diagonal, 20% herringbone.',
  paint:
    'Walls and ceiling less 21 sq ft a door and 16 sq ft a window, times the coats, divided by what the product covers, plus 5%. New walls get one coat of primer, inside also two of putty. The lower figure of a stated coverage is taken.',
  bricks:
    'Bricks a cubic metre are 1 / ((L + 10)(W + 10)(H + 10)) with joints of 10 mm (IS 2212), plus 5% breakage. The rest of the wall is mortar; its dry parts are 1.33 times that, and loose cement weighs 1,440 kg a cubic metre. Blocks go by their face, with adhesive by makers’ data.',
  concrete:
    'Nominal mixes of IS 456 by volume. Dry parts are 1.54 times the wet volume, loose cement weighs 1,440 kg a cubic metre. M25 as 1 : 1 : 2 is a thumb rule; have a mix designed from M25 on. Sand is taken as 1,600 and aggregate as 1,460 kg a cubic metre.',
  plaster:
    'Area times thickness plus 20% for joints and unevenness. Dry parts are 1.33 times that, and loose cement weighs 1,440 kg a cubic metre. Usual are 12 mm in 1 : 6 inside and 15 to 20 mm in 1 : 4 outside.',
  steel:
    'A bar of d mm weighs d²/162.2 kg a metre; IS 1786 allows 3 to 7% more or less. Bars are 12 m long. Binding wire: 10 kg a tonne.',
  wire: 'Runs times length times wires, plus 10% for drops and ends.',
}

const inputs: Record<InputName, string> = {
  by: 'What do you know?',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  area: 'Area',
  volume: 'Volume',
  openings: 'Left out (doors, windows)',
  pattern: 'How they are laid',
  weight: 'Weight in kg',
  size: 'Size',
  where: 'Where',
  surface: 'Surface',
  coats: 'Coats',
  doors: 'Doors',
  windows: 'Windows',
  ceiling: 'With the ceiling',
  unit: 'Built of',
  blockSize: 'Size of a block',
  thickness: 'Wall',
  depth: 'Thickness',
  mortar: 'Mix, cement : sand',
  grade: 'Grade',
  bars: 'Bars of 12 m',
  runs: 'Points or runs',
  conductors: 'Wires to each',
}

const options: Readonly<Record<string, string>> = {
  'by.sides': 'Its sides',
  'by.area': 'Its area',
  'by.room': 'The room',
  'by.volume': 'The volume',
  'by.bars': 'Bars',
  'by.length': 'Length',
  'by.weight': 'Weight',
  'pattern.straight': 'Straight (5% waste)',
  'pattern.offset': 'Offset (10%)',
  'pattern.diagonal': 'Diagonal (15%)',
  'pattern.herringbone': 'Herringbone (20%)',
  'where.inside': 'Inside',
  'where.outside': 'Outside',
  'surface.new': 'New plaster',
  'surface.painted': 'Painted before',
  'ceiling.yes': 'Yes',
  'ceiling.no': 'No',
  'unit.bricks': 'Bricks',
  'unit.blocks': 'Blocks',
  'thickness.4.5': 'Half brick, 4½ in',
  'thickness.9': 'One brick, 9 in',
  'thickness.13.5': '13½ in',
}

const materials: Record<Material, string> = {
  tiles: 'Tiles',
  'tile-adhesive': 'Tile adhesive',
  'tile-grout': 'Grout',
  'interior-paint': 'Paint',
  'exterior-paint': 'Paint',
  'wall-primer': 'Primer',
  'wall-putty': 'Putty',
  bricks: 'Bricks',
  blocks: 'Blocks',
  'block-adhesive': 'Block adhesive',
  cement: 'Cement',
  sand: 'Sand',
  'plaster-sand': 'Plaster sand',
  aggregate: 'Aggregate, 20 mm',
  'steel-bars': 'Bars',
  'binding-wire': 'Binding wire',
  'house-wire': 'Wire',
}

/** Reason for each least type of adhesive by IS 15477. */
const adhesiveTypes: Readonly<Record<number, string>> = {
  1: 'Type 1 of IS 15477 will do: ceramic tiles inside.',
  2: 'Type 2 of IS 15477 or better: for vitrified tiles, sides over 600 mm, and ceramic tiles outside.',
  3: 'Type 3 of IS 15477 or better: for façades, vitrified tiles outside, and sides over 1,200 mm.',
}

const facts: Record<Fact['name'], string> = {
  area: 'Area',
  volume: 'Volume',
  pieces: 'Pieces',
  bars: 'Bars of 12 m',
  weight: 'Weight',
  length: 'Length',
  share: 'Allowance',
}

const issues: Record<InputIssue['code'], (typed: string, value: string) => string> = {
  'not-a-number': (typed, value) =>
    `“${typed}” isn’t a measurement, so we used ${value}. Write 12.5 or 12' 6".`,
  'too-small': (_, value) => `The minimum is ${value}, so we used that.`,
  'too-large': (_, value) => `The maximum is ${value}, so we used that.`,
  'not-whole': (_, value) => `Rounded up to ${value}.`,
}

/** The label of a choice, empty where its value says it; depths and mixes are written out. */
function option(calculator: CalculatorName, name: InputName, value: string): string {
  if (name === 'mortar') return `1 : ${value}`
  if (name === 'depth') return calculator === 'plaster' ? `${value} mm` : `${value} in`
  if (name === 'by' && value === 'sides' && calculator === 'concrete') return 'Its dimensions'
  return options[`${name}.${value}`] ?? ''
}

/** Units as the catalogue writes them: box, bag, rod, coil; cft and kg stay as they are. */
function plural(unit: string): string {
  if (unit.length <= 3 && !/^(?:box|bag|rod|tin|can)$/.test(unit)) return unit
  return `${unit}${/(?:x|s|ch|sh)$/.test(unit) ? 'es' : 's'}`
}

export const calculatorMessages = {
  all: 'Calculators',
  describeAll:
    'How much tile, paint, brick, cement, steel or wire a job takes, rounded to packs you can order.',
  intro: 'Enter what you know about the job and see what it takes, in packs we sell.',
  title: (name: CalculatorName) => titles[name],
  summary: (name: CalculatorName) => summaries[name],
  method: (name: CalculatorName) => methods[name],
  input: (name: InputName) => inputs[name],
  option,
  /** A size that is sold, such as `9 × 4 × 3 in`. */
  size: (label: string) => label,
  material: (material: Material) => materials[material],
  fact: (name: Fact['name']) => facts[name],
  units: 'Measurements in',
  feet: 'Feet',
  metres: 'Metres',
  measures: 'Your measurements',
  calculate: 'Calculate',
  result: 'What you need',
  how: 'How this is worked out',
  estimate: 'This is an estimate. Measure on site before you order.',
  inUnit: (unit: string) => unit,
  need: (amount: string) => `You need ${amount}`,
  product: (material: string) => `Product for ${material.toLowerCase()}`,
  noOffer: 'We don’t sell this size right now. Ask us, or choose another.',
  adhesiveType: (type: number) => adhesiveTypes[type] ?? '',
  noAdhesive: 'We don’t sell an adhesive for these tiles right now. Ask us, or choose another tile.',
  nothing: 'Nothing needed',
  packsOf: (packs: string, size: string) => `${packs} of ${size}`,
  packs: (count: number, unit: string) =>
    `${count.toLocaleString('en-IN')} ${count === 1 ? unit : plural(unit)}`,
  perPack: (price: string, unit: string, pack: string | null) =>
    pack === null ? `${price}/${unit}` : `${price}/${unit} (${pack})`,
  each: (price: string, unit: string) => `${price} per ${unit}`,
  total: 'Total with GST',
  weighs: (weight: string) => `about ${weight}`,
  add: (count: number) => (count === 1 ? 'Add 1 item to cart' : `Add ${count} items to cart`),
  added: (count: number) =>
    count === 0
      ? 'Nothing was added.'
      : count === 1
        ? '1 item is in your cart.'
        : `${count} items are in your cart.`,
  viewCart: 'View Cart',
  issue: (code: InputIssue['code'], typed: string, value: string) => issues[code](typed, value),
}
