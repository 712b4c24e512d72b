import { expect, type Locator, type Page } from '@playwright/test'
import { hydrated, open } from '../../support/browser/catalogue-steps.ts'
import { test } from '../../support/browser/store-test.ts'

// What people ask at the counter, each answered by the clicks of a shopper who starts on the home page.

type Step = (page: Page) => Promise<void>
type Answer = { readonly where: (page: Page) => Locator; readonly says: string | RegExp }
type Question = readonly [asked: string, steps: readonly Step[], answer: Answer]

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

const search =
  (words: string): Step =>
  async (page) => {
    await page.getByRole('combobox').first().fill(words)
    await page.getByRole('combobox').first().press('Enter')
    await expect(page).toHaveURL(/\/search\?/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

const follow =
  (name: string): Step =>
  async (page) => {
    await page.getByLabel('Sort by').selectOption(name)
    await expect(page).toHaveURL(/[?&]sort=/)
  }

const filter =
  (name: string, value: string): Step =>
  async (page) => {
    if (isPhone(page)) {
      await page.getByRole('button', { name: 'Filter' }).click()
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: new RegExp(`^${value}`) })
        .check()
      await page.getByRole('button', { name: 'Show products' }).click()
    } else {
      const filters = page.getByRole('region', { name: 'Filters' })
      const choice = filters.getByRole('link', { name: new RegExp(`^${value}`) })
      const facet = filters.getByRole('group').filter({ hasText: name })
      await expect(facet).toBeVisible()
      if (!(await choice.isVisible())) await facet.getByText(name, { exact: true }).click()
      await choice.click()
    }
    await expect(page.getByRole('link', { name: `Remove filter ${value}` })).toBeVisible()
  }

/** Through the menu on phones, through the footer on wide screens. */
const calculator =
  (title: string): Step =>
  async (page) => {
    if (isPhone(page)) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Calculators', exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

const tiles = calculator('How many tiles do I need?')
const paint = calculator('How much paint do I need?')
const bricks = calculator('How many bricks or blocks do I need?')
const concrete = calculator('How much cement, sand and aggregate?')
const plaster = calculator('How much plaster do I need?')
const steel = calculator('How many steel bars, and what weight?')
const wire = calculator('How many coils of wire do I need?')

const fill =
  (label: string, value: string): Step =>
  async (page) => {
    const field = page.getByRole('textbox', { name: label, exact: true })
    await field.fill(value)
    await field.press('Enter')
    await expect.poll(() => [...new URL(page.url()).searchParams.values()]).toContain(value)
  }
const choose =
  (label: string): Step =>
  async (page) => {
    const choice = page.getByRole('radio', { name: label, exact: true })
    await page.getByRole('form').locator('label').filter({ has: choice }).click()
    await expect(choice).toBeChecked()
    await expect(page).toHaveURL(/[?&]in=/)
  }
const select =
  (label: string, option: string): Step =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    await expect(page).toHaveURL(/[?&]in=/)
  }

/** Opens the product of the first card, in one of its variants where it has several. */
const openFirst =
  (variant?: string): Step =>
  async (page) => {
    // the results of the search, not what the page before it shows
    const result = page.locator('section[aria-labelledby=products] article').first()
    const address = await result.getByRole('link').first().getAttribute('href')
    await open(page, address ?? '/')
    if (variant === undefined) return
    const link = page
      .getByRole('navigation', { name: 'Variants' })
      .getByRole('link', { name: variant })
      .first()
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'true')
  }
const openSizes: Step = async (page) => {
  await hydrated(page)
  await page.getByText('All sizes: weight, price, quantity').click()
}

const need = (material: string, says: string | RegExp): Answer => ({
  where: (page) => page.getByRole('region', { name: material, exact: true }),
  says,
})
const first = (says: string | RegExp): Answer => ({
  where: (page) => page.getByRole('article').first(),
  says,
})
const main = (says: string | RegExp): Answer => ({ where: (page) => page.getByRole('main'), says })

const room = (length: string, width: string) => [fill('Length', length), fill('Width', width)]
const wall = (length: string, height: string) => [fill('Length', length), fill('Height', height)]
const areaOf = (label: string, area: string) => [choose(label), fill('Area', area)]

const questions: readonly Question[] = [
  ['How many boxes for 12 × 14 ft?', [tiles, ...room('12', '14')], need('Tiles', '12 boxes')],
  [
    '200 sq ft of 2 × 2 laid diagonally?',
    [tiles, ...areaOf('Its area', '200'), choose('Diagonal (15%)')],
    need('Tiles', '15 boxes'),
  ],
  [
    'Boxes of 600 × 1200 for 150 sq ft?',
    [tiles, ...areaOf('Its area', '150'), select('Size', '600 × 1200 mm')],
    need('Tiles', '11 boxes'),
  ],
  ['Adhesive for a floor of 12 × 14 ft?', [tiles, ...room('12', '14')], need('Tile adhesive', '4 bags')],
  ['Grout for a floor of 12 × 14 ft?', [tiles, ...room('12', '14')], need('Grout', '2 packs')],
  [
    'A floor of 4 × 3.5 m, in metres?',
    [tiles, choose('Metres'), ...room('4', '3.5')],
    need('Tiles', 'You need 41 pieces'),
  ],
  ['Paint for a room of 12 × 12 ft?', [paint, ...room('12', '12')], need('Paint', '1 bucket of 4 L')],
  [
    'Paint over 1,000 sq ft painted before?',
    [paint, ...areaOf('Its area', '1000'), choose('Painted before')],
    need('Paint', 'You need 8.8 litres'),
  ],
  ['Putty for a room of 12 × 12 ft?', [paint, ...room('12', '12')], need('Putty', '1 bag of 40 kg')],
  [
    'Primer for 1,000 sq ft of new wall?',
    [paint, ...areaOf('Its area', '1000')],
    need('Primer', 'You need 8.8 litres'),
  ],
  [
    'Paint for 2,000 sq ft outside?',
    [paint, choose('Outside'), ...areaOf('Its area', '2000')],
    need('Paint', 'You need 38.2 litres'),
  ],
  [
    'Three coats on 500 sq ft?',
    [paint, ...areaOf('Its area', '500'), fill('Coats', '3')],
    need('Paint', 'You need 6.6 litres'),
  ],
  ['Bricks for a wall of 10 × 10 ft?', [bricks, ...wall('10', '10')], need('Bricks', 'You need 968 pieces')],
  [
    'How many thousand do I have to order for it?',
    [bricks, ...wall('10', '10')],
    need('Bricks', '1,000 pieces'),
  ],
  ['Cement for that wall?', [bricks, ...wall('10', '10')], need('Cement', '3 bags')],
  [
    'Bricks for a half-brick wall of 20 × 10 ft?',
    [bricks, ...wall('20', '10'), choose('Half brick, 4½ in')],
    need('Bricks', 'You need 968 pieces'),
  ],
  [
    'AAC blocks for 20 × 10 ft?',
    [bricks, choose('Blocks'), ...wall('20', '10')],
    need('Blocks', 'You need 163 pieces'),
  ],
  ['Cement for a slab of 20 × 20 ft, 5 in?', [concrete, ...room('20', '20')], need('Cement', '39 bags')],
  [
    'Cement in a cubic metre of M25?',
    [concrete, choose('Metres'), select('Grade', 'M25'), choose('The volume'), fill('Volume', '1')],
    need('Cement', '12 bags'),
  ],
  [
    'Gitti for a slab of 20 × 15 ft, 5 in?',
    [concrete, ...room('20', '15')],
    need('Aggregate, 20 mm', 'You need 105 cft'),
  ],
  [
    'Sand for a slab of 20 × 15 ft, 5 in?',
    [concrete, ...room('20', '15')],
    need('Sand', 'You need 52.5 cft'),
  ],
  ['Cement for 1,000 sq ft of plaster?', [plaster, ...areaOf('Its area', '1000')], need('Cement', '8 bags')],
  ['Plaster sand for 1,000 sq ft?', [plaster, ...areaOf('Its area', '1000')], need('Plaster sand', '60 cft')],
  [
    'How many 12 mm rods are a tonne?',
    [steel, choose('Weight'), fill('Weight in kg', '1000')],
    need('Bars', '94 rods'),
  ],
  ['What do 20 rods of 16 mm weigh?', [steel, select('Size', '16 mm')], main('378.8 kg')],
  [
    'Binding wire for a tonne?',
    [steel, choose('Weight'), fill('Weight in kg', '1000')],
    need('Binding wire', 'You need 10 kg'),
  ],
  [
    'Coils of 2.5 sq mm for 10 points of 30 ft?',
    [wire, select('Size', '2.5 sq mm'), fill('Points or runs', '10'), fill('Length', '30'), choose('3')],
    need('Wire', '4 coils'),
  ],
  ['Cheapest 12 mm per kg?', [search('12mm sariya'), follow('Price per kg')], first(/12 mm.*₹57\.10\/kg/)],
  ['20 kg putty?', [search('20 kg putty')], first('20 kg')],
  [
    'Cheapest putty per kg?',
    [search('wall putty'), filter('Brand', 'Adrika'), follow('Price per kg')],
    first('/kg'),
  ],
  ['2.5 wire?', [search('wire 2.5 sqmm')], first('2.5 sq mm')],
  [
    'Cheapest tank of 1,000 litres?',
    [search('1000 ltr tank'), follow('Price, low to high')],
    first(/1000 L.*6,520\.00/),
  ],
  ['Do you have 13 mm sariya?', [search('13 mm sariya')], main('We don’t sell this in 13 mm')],
  ['How many bricks must I take?', [search('lal eent')], first('Sold in lots of 500')],
  ['Cheapest 2 × 2 tile per sq ft?', [search('2x2 tile'), follow('Price per sq ft')], first('/sq ft')],
  ['Cheapest PPC?', [search('ppc cement'), follow('Price, low to high')], first('348.00')],
  ['Which cement is there of Adrika?', [search('cement'), filter('Brand', 'Adrika')], first('Adrika')],
  [
    'What does a 12 mm rod weigh?',
    [search('dridhak fe 500d bar 12 mm'), openFirst('12 mm')],
    main('10.7 kg per rod'),
  ],
  [
    'What does a box of 2 × 2 cover?',
    [search('ashen grey tile'), openFirst()],
    main('covers about 15.5 sq ft'),
  ],
  [
    'How far do 4 litres of silk go?',
    [search('rangeen silk luxury emulsion'), openFirst('4 L')],
    main('covers about 480 sq ft with 2 coats'),
  ],
  [
    'What do all sizes of a bar cost?',
    [search('dridhak fe 500d bar'), openFirst(), openSizes],
    { where: (page) => page.getByRole('row', { name: /^16 mm/ }), says: '1,175.00' },
  ],
]

test('[PRICE-05] at least 40 questions are asked @any-width', () => {
  expect(questions.length).toBeGreaterThanOrEqual(40)
})

for (const [asked, steps, { where, says }] of questions) {
  test(`[PRICE-04] [PRICE-05] ${asked}`, async ({ page }) => {
    await open(page, '/')
    for (const step of steps) await step(page)
    await expect(where(page)).toContainText(says)
  })
}
