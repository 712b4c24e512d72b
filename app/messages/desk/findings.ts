import type { FindingCode, FindingFacts } from '#domain/problem/findings.ts'
import { formatPrice } from '#domain/money/format.ts'
import { priceOfMicros } from '#domain/money/price.ts'

const empty = {
  json: 'holds invalid JSON',
  list: 'is not a list',
  object: 'is not an object',
}
const sought = { length: 'length in millimetres', weight: 'weight in kilograms' }

const listed = (texts: readonly string[]): string => texts.join(', ')

/** Findings in files, by code; those about a cell follow the name of its column. */
export const deskFindingMessages: {
  readonly [Code in FindingCode]: (facts: FindingFacts<Code>) => string
} = {
  'cell-date': ({ text }) =>
    `holds the date ${text}, which a spreadsheet makes of sizes such as 1/2 or 3-4. Format the column as text and type it again`,
  'cell-error': ({ text }) => `holds the error ${text}. Correct the formula, or save its value`,
  'cell-formula': ({ text }) =>
    `holds a formula without its value${text === '' ? '' : ` (${text})`}. Open the file in a spreadsheet, and save it with its values`,
  'number-too-long': ({ text, length }) => `“${text}…” is ${length} characters long, which no number is`,
  'number-missing': ({ text }) => `“${text}” is not a number. Leave the cell empty where there is none`,
  'number-with-words': ({ text, meant }) =>
    `“${text}” is not a number. Is it ${meant}? Keep words and units out of the cell`,
  'number-in-words': ({ text, meant }) => `“${text}” is not a number. Is it ${meant}? Write it out`,
  'number-shortened': ({ text }) => `“${text}” was shortened by a spreadsheet. Format the cell as a number`,
  'number-below-nothing': ({ text }) => `“${text}” is below nothing`,
  'number-with-minus-behind': ({ text }) => `“${text}” ends in a minus`,
  'amount-of-another-currency': ({ text }) => `“${text}” is not in rupees`,
  'amount-as-percentage': ({ text }) => `“${text}” is a percentage, not an amount`,
  'decimal-comma': ({ text, meant, grouped }) =>
    `“${text}” is no amount that is sure: it might be ${meant} with a decimal comma, or ${grouped}. Write it with a point`,
  'odd-grouping': ({ text, meant }) =>
    `“${text}” is no amount that is sure: it might be ${meant}. Write it without grouping, or as 1,25,000.00`,
  'rate-unreadable': ({ text }) => `“${text}” is no rate of GST. Write the whole rate, such as 18`,
  'rate-not-yours': ({ rate, rates }) => `${rate} % is none of your GST rates (${listed(rates)}).`,
  'rate-mistyped': ({ rate, rates, meant }) =>
    `${rate} % is none of your GST rates (${listed(rates)}). Is it ${meant} %?`,
  'code-shortened': ({ text }) =>
    `“${text}” has lost digits: a spreadsheet has shortened it. Format the column as text`,
  'hsn-without-zero': ({ text, digits }) =>
    `“${text}” is no HSN code: it has ${digits} digits. Is it 0${text}?`,
  'hsn-wrong': ({ text }) => `“${text}” is no HSN code: those have 4, 6 or 8 digits`,
  'units-not-whole': ({ text }) => `“${text}” is no whole number of units`,
  'barcode-too-long': ({ text, most }) => `“${text}” has more than ${most} characters`,
  'barcode-digit-wrong': ({ text, digit }) =>
    `“${text}” is no barcode: its last digit would be ${digit}. Is a digit wrong or missing?`,
  'barcode-taken': ({ barcode }) => `another size has the barcode “${barcode}”`,
  'break-without-quantity': () => 'a price break begins at no whole quantity',
  'status-unknown': () => 'the status is published, draft or archived',
  'row-without-name': () => 'has neither a name nor an id',
  'size-unsaid': ({ sizes }) =>
    `the product has the sizes ${listed(sizes.map((size) => `“${size}”`))}; say which one this is`,
  'size-twice': ({ size, other }) => `the size “${size}” stands in row ${other} too`,
  'no-size-twice': ({ other }) => `has no size, and row ${other} of the same product has none either`,
  'too-many-sizes': ({ rows, most }) => `has ${rows} rows; a product has ${most} sizes at most`,
  'rows-differ': ({ column, text, other, otherRow }) =>
    `the ${column} “${text}” is another one than “${other}” in row ${otherRow} of the same product`,
  'price-needs-rate': () => 'a price without GST needs the rate of GST',
  'prices-contradict': ({ net, gross, rate, given }) =>
    `${net} without GST is ${gross} with ${rate} %, not ${given}. Correct one of the prices, or the rate`,
  'price-for-many': ({ count }) => `the price is for ${count}, not for one. Write the price of one`,
  'price-for-other-unit': ({ unit, soldBy }) =>
    `the price is for one ${unit}, but the product is sold by the ${soldBy}`,
  'name-shared': ({ products, ids }) =>
    `${products} products have this name; say which by its id: ${listed(ids)}`,
  'same-product': ({ other }) => `is the product of row ${other}`,
  'not-an-object': () => 'is not an object',
  'not-a-list': () => 'is not a list',
  'id-missing': () => 'has no id',
  'id-unfit': () => 'has an id that no address can hold',
  'id-twice': () => 'repeats an id of this file',
  'price-not-a-number': ({ text }) => `is not a number (${text})`,
  'price-negative': ({ text }) => `is negative (${text})`,
  'price-too-large': ({ text }) => `is too large (${text})`,
  'price-parts-missing': () => 'has neither sellingPriceWOGST nor sellingGSTAmount',
  'price-parts-differ': ({ tolerance }) =>
    `has a sellingPriceWOGST and sellingGSTAmount that miss its sellingPriceWithGST by more than ${formatPrice(priceOfMicros(tolerance))}`,
  'price-rounded': () => 'was rounded to six decimals',
  'discount-differs': () => 'has a basePrice and discountAmount that do not make its sellingPriceWOGST',
  'mrp-raised': () => 'is below sellingPriceWithGST; the MRP is taken to be the price',
  'name-from-id': () => 'is missing; the id is shown instead',
  'counts-as-empty': ({ expected }) => `${empty[expected]} and counts as empty`,
  'counts-as-one': ({ most }) => `is not a whole number up to ${most} and counts as 1`,
  'left-out': ({ expected }) => `is not a ${sought[expected]} and is left out`,
  'text-left-out': ({ most }) => `is longer than ${most} letters and is left out`,
  'texts-left-out': () => 'has too many texts, or one that is too long, and is left out',
  'no-price': () => 'it has no price',
  'rate-of-hsn': ({ rate }) => `its GST of ${rate} % is only what is usual for its HSN code`,
  'no-category': () => 'it has no category',
  'thousands-point': ({ text, meant }) => `“${text}” may be ${meant}, with a point between thousands`,
  'several-sizes': ({ text }) => `“${text}” may be several sizes in one cell`,
  'column-unsaid': ({ head }) => `nobody has said what the column “${head}” is`,
  'out-of-stock-there': () => 'it is out of stock in the other shop',
  'hidden-there': () => 'it is hidden in the other shop’s catalogue',
  'sizes-unpublished-there': () => 'sizes that are not published in the other shop are left out',
  'no-size-published-there': () => 'none of its sizes is published in the other shop',
  'lies-elsewhere': () => 'the shop has it in another subcategory',
  'other-name': ({ name }) => `in the shop this ID or code is “${name}”`,
  'sizes-unlisted': ({ sizes }) =>
    `not in the file: ${listed(sizes.map((size) => size || 'without a size'))}`,
  'price-moves': ({ variant, from, to }) =>
    `${variant}: from ${formatPrice(priceOfMicros(from))} to ${formatPrice(priceOfMicros(to))}`,
  'read-as-export': ({ software }) => `Read as an export of ${software}`,
  'columns-unknown': ({ columns }) => `Columns that nothing is known of: ${listed(columns)}`,
  'columns-left-out': ({ columns }) => `Columns that are left out: ${listed(columns)}`,
  'other-tabs': ({ tab, others }) => `Only the sheet “${tab}” was read; left out: ${listed(others)}`,
  'read-as-windows-1252': () => 'Read as Windows-1252, which Excel’s plain CSV is: check the letters',
  'rows-above': ({ headRow }) => `The columns are named in row ${headRow}; what stands above is left out`,
  'headings-left-out': ({ headings, rows, more }) =>
    `Headings and totals, which are no products: ${listed(headings.map((text, index) => `“${text}” in row ${rows[index] ?? ''}`))}${more === 0 ? '' : ` and ${more} more`}`,
  'drafts-stay': ({ products }) =>
    `New products that stay drafts until somebody has looked at them: ${products}`,
  'pictures-too-many': ({ pictures, most }) =>
    `Of ${pictures} pictures elsewhere, ${most} are fetched at most; the others stay where they are`,
  told: ({ text }) => text,
}

/** Findings with their place in a file. */
export const deskPlaceMessages = {
  record: (id: string, finding: string) => `${id}: ${finding}.`,
  row: (row: number, findings: string) => `row ${row}: ${findings}`,
  cell: (column: string, finding: string) => `“${column}” ${finding}`,
  value: (column: string, finding: string) => `“${column}”: ${finding}`,
  field: (field: string, finding: string) => `${field} ${finding}`,
}
