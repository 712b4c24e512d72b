import { defineMessages } from '#app/i18n/messages.ts'

export const quickOrderMessages = defineMessages({
  en: {
    title: 'Quick Order',
    description: (store: string) =>
      `Paste your list from a message or a sheet and order all of it at ${store} in one go.`,
    intro:
      'Paste your list from a message or a sheet, one article a line. You check everything before it goes into the cart.',
    label: 'Your list',
    placeholder: '50 bag OPC cement\nsariya 12mm - 20\n8 box vitrified tile 2x2\nAAC block 4 inch, 200',
    find: 'Find the goods',
    finding: 'Finding the goods…',
    upload: 'Upload a CSV file',
    sample: 'Sample file',
    sampleText:
      'item,quantity,unit\nOPC 53 cement,50,bag\nTMT bar 12 mm,20,rod\nAAC block 4 inch,200,piece\n',
    clear: 'Clear',
    fileFailed: 'This file could not be read as text. Save the sheet as CSV and try again.',
    tooLong: (lines: number) =>
      `Only the first 500 lines were read. ${lines === 1 ? '1 further line waits' : `${lines} further lines wait`} in the box.`,
    empty: 'Write at least one line.',
    failed: 'Your list is still here.',
    reviewTitle: 'Check your list',
    lines: 'Lines of your list',
    wrote: 'You wrote',
    ready: 'Ready',
    choose: 'Choose one',
    chooseOf: (text: string) => `Articles for “${text}”`,
    howMany: 'How many?',
    notFound: 'Not found',
    notFoundText: 'Write it in another way, or leave it out.',
    unitDiffers: (written: string, sold: string) =>
      `You wrote ${written}. This is sold by the ${sold}: say how many.`,
    variantOf: (name: string) => `Variant of ${name}`,
    perUnit: (unit: string) => `per ${unit}`,
    each: 'each',
    change: 'Change',
    changeOf: (text: string) => `Change the article of “${text}”`,
    drop: (text: string) => `Leave out “${text}”`,
    editLine: (text: string) => `Edit “${text}”`,
    search: 'Look again',
    takeFirst: (count: number) =>
      count === 1 ? 'Take the first suggestion' : `Take the first suggestion for ${count} lines`,
    state: (ready: number, all: number) => `${ready} of ${all} ready`,
    total: 'Total of the ready lines',
    withGst: 'with GST',
    addAll: (count: number) => (count === 1 ? 'Add 1 line to cart' : `Add all ${count} to cart`),
    addNone: 'Add all to cart',
    back: 'Back to the list',
    added: (count: number) =>
      count === 1 ? '1 article is in your cart' : `${count} articles are in your cart`,
    left: (count: number) =>
      count === 1 ? '1 line is still open below.' : `${count} lines are still open below.`,
    viewCart: 'View cart',
    newList: 'New list',
  },
})
