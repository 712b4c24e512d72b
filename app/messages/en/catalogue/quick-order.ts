/** Units with an English plural. */
const COUNTABLE =
  /^(?:bag|box|piece|rod|sheet|roll|coil|set|pair|pack|bucket|tin|can|bundle|tonne|quintal|metre|litre|bottle)$/

export const quickOrderMessages = {
  title: 'Quick Order',
  description: (store: string) =>
    `Paste your list from a message or a spreadsheet and order everything at ${store} in one go.`,
  intro:
    'Paste your list from a message or a spreadsheet, one item per line. You can check everything before it goes into your cart.',
  label: 'Your list',
  placeholder: '50 bag OPC cement\nsariya 12mm - 20\n8 box vitrified tile 2x2\nAAC block 4 inch, 200',
  find: 'Find products',
  finding: 'Finding products…',
  upload: 'Upload a sheet',
  reading: 'Reading…',
  sample: 'Download a sample',
  sampleText: 'item,quantity,unit\nOPC 53 cement,50,bag\nTMT bar 12 mm,20,rod\nAAC block 4 inch,200,piece\n',
  clear: 'Clear',
  fileFailed: 'We couldn’t read this file. Save your sheet as Excel (.xlsx), .ods or CSV and try again.',
  fileTooLarge: 'This file is too large. Send the list in parts, or paste it.',
  fileTab: (tab: string) => `Only the sheet “${tab}” was read.`,
  fileDate: (row: number, text: string) =>
    `Row ${row}: the spreadsheet turned what was typed into a date (${text}). If it was a size, add it to the line.`,
  fileError: (row: number, text: string) =>
    `Row ${row}: ${text} is an error of the spreadsheet. Add what’s missing.`,
  fileFormula: (row: number) =>
    `Row ${row}: a formula has no saved value. Add what’s missing, or save the file in your spreadsheet program first.`,
  fileMore: (count: number) => `${count} more cells like these were left out.`,
  tooLong: (lines: number) =>
    `We can check 1,000 lines at a time. ${lines === 1 ? '1 more line is' : `${lines} more lines are`} still in your list.`,
  empty: 'Enter at least one line.',
  failed: 'Your list is still here.',
  reviewTitle: 'Check your list',
  wrote: 'You wrote',
  ready: 'Ready',
  choose: 'Choose one',
  chooseLabel: (text: string) => `Products for “${text}”`,
  otherSizes: 'Other sizes',
  otherSizesText: (sizes: readonly string[]) =>
    sizes.length === 0
      ? 'We don’t sell this as written. The nearest sizes come first.'
      : `We don’t sell this as written. Sold in ${sizes.join(', ')}.`,
  brand: 'Brand',
  brandForAll: (brand: string) => `Use ${brand} for all lines`,
  assumed: (what: string) => `Taken as ${what}.`,
  unread: (words: string) => `Not understood: ${words}.`,
  unmatched: (sizes: string) => `Please check: our product doesn’t state ${sizes}.`,
  converted: (sum: string) => `${sum}.`,
  counted: (count: string, unit: string, isMany: boolean) =>
    `${count} ${unit}${isMany && COUNTABLE.test(unit) ? (unit.endsWith('x') ? 'es' : 's') : ''}`,
  setAside: (rows: number) =>
    rows === 1
      ? '1 row didn’t look like an order and was skipped'
      : `${rows} rows didn’t look like orders and were skipped`,
  howMany: 'How many?',
  tooMany: (quantity: number, most: number) =>
    `${quantity.toLocaleString('en-IN')} is more than ${most.toLocaleString('en-IN')}, the most of one size in an order. Enter how many you want now, and ask us for the rest.`,
  outOfStock: 'Out of stock',
  notFound: 'Not found',
  notFoundText: 'Try different words, or remove this line.',
  unitDiffers: (written: string, unit: string) =>
    `You wrote ${written}, but we sell this by the ${unit}. How many do you need?`,
  'count-grouping': (written: string) =>
    `You wrote ${written}, which can be read in more than one way. How many do you need?`,
  'count-nothing': (written: string) => `You wrote ${written}. How many do you need?`,
  'count-negative': (written: string) => `You wrote ${written}, a negative number. How many do you need?`,
  'count-range': (written: string) => `You wrote ${written}, which isn’t one number. How many do you need?`,
  'count-sum': (written: string) =>
    `You wrote ${written}, which may be one number or two. How many do you need?`,
  'count-product': (written: string) =>
    `You wrote ${written}, which can be read in more than one way. How many do you need?`,
  'count-several': (written: string) => `You wrote more than one quantity: ${written}. How many do you need?`,
  'count-notation': (written: string) =>
    `You wrote ${written}, which can be read in more than one way. How many do you need?`,
  'count-numbering': (written: string) =>
    `You wrote ${written}, which may include the line number. How many do you need?`,
  roundedUp: (asked: number, pieces: number) =>
    `You wrote ${asked.toLocaleString('en-IN')}, rounded up to ${pieces.toLocaleString('en-IN')}.`,
  variantLabel: (name: string) => `Variant of ${name}`,
  perUnit: (unit: string) => `per ${unit}`,
  each: 'each',
  piece: 'piece',
  change: 'Change',
  changeLabel: (text: string) => `Change the product for “${text}”`,
  removeLabel: (text: string) => `Remove “${text}”`,
  editLabel: (text: string) => `Edit “${text}”`,
  search: 'Search again',
  selectFirst: (count: number) =>
    count === 1 ? 'Use the first suggestion' : `Use the first suggestion for ${count} lines`,
  readyCount: (ready: number, all: number) => `${ready} of ${all} ready`,
  total: 'Total for ready lines',
  withGst: 'with GST',
  addAll: (count: number) => (count === 1 ? 'Add 1 item to cart' : `Add ${count} items to cart`),
  addNone: 'Add to cart',
  back: 'Back to the list',
  added: (count: number) =>
    `${count === 0 ? 'Nothing was' : count === 1 ? '1 item' : `${count} items`} added to your cart`,
  left: (count: number) =>
    count === 1
      ? '1 line below still needs your attention.'
      : `${count} lines below still need your attention.`,
  viewCart: 'View cart',
  newList: 'Start a new list',
}
