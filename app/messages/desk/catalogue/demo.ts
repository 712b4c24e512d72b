/** Entries that stayed when the demonstration was removed. */
interface Stayed {
  readonly kept: number
  readonly keptProducts: number
  readonly names: readonly string[]
}

/** The demonstration, and the way out of an empty shop. */
export const deskDemoMessages = {
  notice: (count: number) =>
    `Your shop still shows the demo: ${count.toLocaleString('en-IN')} products you don’t sell.`,
  remove: 'Remove the demo',
  title: 'Remove the demo?',
  text: 'Its products, categories and banners are deleted permanently. Anything ordered is archived, and anything you changed stays, with the categories it’s in.',
  keep: 'Keep it',
  removed: (deleted: number, archived: number) =>
    `The demo is gone: ${deleted} deleted, ${archived} archived because they were ordered`,
  removedSome: (deleted: number, archived: number, kept: number) =>
    `${deleted} deleted, ${archived} archived because they were ordered, ${kept} kept`,
  stayed: (products: number) =>
    products === 1
      ? '1 product of the demo is still in your shop: its price or details were changed here, so we took it for yours.'
      : `${products.toLocaleString('en-IN')} products of the demo are still in your shop: their prices or details were changed here, so we took them for yours.`,
  stayedNames: ({ kept, names }: Stayed) =>
    kept > names.length ? `${names.join(', ')} and ${kept - names.length} more` : names.join(', '),
  removeStayed: 'Remove these too',
  titleStayed: 'Remove what you changed too?',
  textStayed:
    'What’s left of the demo is deleted permanently, with the prices and details you changed. Anything ordered is archived. Categories that hold products of your own stay.',
  firstSteps: 'Import your products from a spreadsheet, or create a category and your first product by hand.',
  bySheet: 'Import a spreadsheet',
  byHand: 'Create the first category',
}
