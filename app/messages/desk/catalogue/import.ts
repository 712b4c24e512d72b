import type { Column } from '#domain/catalogue/imports/columns.ts'
/** Import and export. */
export const deskImportMessages = {
  intro: 'Add many products at once from a spreadsheet, or download the whole catalogue.',
  importTitle: 'Import',
  choose: 'Choose a file',
  chooseHint:
    'Excel (.xlsx), .ods, CSV or JSON, up to 20 MB. You’ll see what would change before anything does.',
  checking: 'Checking the file...',
  templateTitle: 'Start with the template',
  templateHint: 'One row per size. Categories that don’t exist yet are created.',
  exportTitle: 'Export',
  exportHint: 'Everything, including drafts. Importing it again changes nothing.',
  template: (kind: string) => `Template (${kind})`,
  productsAs: (kind: string) => `Products (${kind})`,
  wholeCatalogue: 'Whole catalogue (JSON)',
  summary: (added: number, changed: number, unchanged: number) =>
    `${added} new, ${changed} changed, ${unchanged} unchanged`,
  refused: (count: number) => `${count} refused`,
  importing: (count: number) =>
    `Importing ${count} entries, all or nothing. A large sheet takes a minute or two.`,
  apply: 'Import now',
  nothingToDo: 'There’s nothing to import.',
  waits: 'Answer what is asked above, and there’s something to import.',
  matchAgain: 'Change the columns',
  applied: 'Imported',
  appliedSome: (held: number) => `Imported. ${held} waiting for an answer stayed as they are`,
  outcomeAdded: 'New',
  outcomeChanged: 'Changed',
  outcomeRefused: 'Refused',
  outcomeHeld: 'Held back',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  nothing: 'nothing',
  refusedRow: (id: string, findings: string) => (id === '' ? findings : `${id}: ${findings}`),
  heldRow: (name: string, findings: string) => `${name}; ${findings}`,
  statusOfNew: (status: string, doubts: string) => (doubts === '' ? status : `${status}: ${doubts}`),
  asInFile: 'as in the file',
  more: (count: number) => `${count} more`,
  discard: 'Discard this file',
  historyTitle: 'Earlier imports',
  undo: 'Undo',
  undoTitle: 'Undo this import?',
  undoText: 'Its changes are reverted and what it added is removed. Anything changed or ordered since stays.',
  keep: 'Keep it',
  undone: (count: number) => `${count} restored`,
  undoneSome: (count: number, kept: number) =>
    `${count} restored. ${kept} kept because they were changed or ordered since`,
  'state-checked': 'Not applied',
  'state-applied': 'Imported',
  'state-undone': 'Undone',
}

/** Texts of the step that asks for the meaning of a sheet's columns. */
export const deskColumnMessages = {
  needsOnce: 'Choose each field for one column only.',
  title: 'What is in the columns?',
  intro: (file: string) =>
    `Some headings in ${file} are new to us. Tell us what each column holds; we’ll remember it for the next file with these headings.`,
  noHead: (number: number) => `Column ${number}`,
  noValues: 'empty',
  guessed: 'Our guess',
  known: 'Known',
  field: (head: string) => `“${head}” is`,
  leaveOut: 'Ignore',
  spec: (name: string) => `A specification: ${name}`,
  breakFrom: (number: number) => `Price break ${number}: from`,
  breakPrice: (number: number) => `Price break ${number}: price`,
  missingName: 'Choose the column with each product’s name or ID. Without it nothing can be imported.',
  missingOther: (fields: string) =>
    `No column for ${fields}. New products will have none; existing ones keep theirs.`,
  keptWithStock: 'Barcodes, costs and stock are kept under Stock. Only staff see them.',
  missingTax: 'A new product with a price needs an HSN code or a GST rate, or it’s refused.',
  twice: (field: string) => `Two columns are “${field}”. Keep one of them.`,
  check: 'Check the file',
  discard: 'Discard this file',
}

/** Our fields, as people call them. */
export const deskFieldMessages = {
  id: 'Product ID',
  name: 'Name',
  department: 'Department',
  category: 'Category',
  subcategory: 'Subcategory',
  status: 'Status',
  'in one sentence': 'Short description',
  description: 'Description',
  features: 'Features',
  pictures: 'Pictures',
  drawings: 'Drawings',
  'search words': 'Search words',
  hsn: 'HSN code',
  'gst rate': 'GST rate',
  'country of origin': 'Country of origin',
  'size id': 'Size ID',
  sku: 'Supplier’s code (SKU)',
  size: 'Size',
  unit: 'Unit',
  'price with gst': 'Price with GST',
  mrp: 'MRP',
  'least quantity': 'Minimum quantity',
  'in steps of': 'In steps of',
  'weight kg': 'Weight (kg)',
  'length mm': 'Length (mm)',
  'width mm': 'Width (mm)',
  'height mm': 'Height (mm)',
  'diameter mm': 'Diameter (mm)',
  'packing charge': 'Packing charge',
  'size picture': 'Size picture',
  'name in hindi': 'Name (Hindi)',
  'in one sentence in hindi': 'Short description (Hindi)',
  'description in hindi': 'Description (Hindi)',
  'features in hindi': 'Features (Hindi)',
  'price without gst': 'Price without GST',
  barcode: 'Barcode (EAN, UPC)',
  cost: 'What it costs you, without GST',
  stock: 'Units in stock',
  doubt: 'Reason to stay a draft',
} satisfies Record<Column, string>

/** Texts of the questions that an import asks before it takes everything. */
export const deskImportQuestionMessages = {
  held: (count: number) =>
    count === 1
      ? 'One product waits for your answer. It’s in the list below.'
      : `${count} products wait for your answers. They’re first in the list below.`,
  prices: (count: number) =>
    count === 1
      ? 'A price falls or rises by more than half. It’s right; import it too'
      : `Prices of ${count} products fall or rise by more than half. They’re right; import them too`,
  otherNames: (count: number) =>
    count === 1
      ? 'One product may be another one than yours with its ID, name or code. What is it?'
      : `${count} products may be others than yours with their ID, name or code. What are they?`,
  same: 'The same product',
  sameHint: 'Yours takes the name, sizes and prices of the file.',
  new: 'A new product',
  newHint: 'It’s added with an ID of its own. Yours stays as it is.',
  unlistedSizes: (count: number) =>
    count === 1
      ? 'The file doesn’t list all sizes of a product. What happens to the others?'
      : `The file doesn’t list all sizes of ${count} products. What happens to the others?`,
  keep: 'Keep them',
  keepHint: 'They stay with the prices that they have. Only what the file lists changes.',
  remove: 'Remove them',
  removeHint: 'Only the sizes in the file are sold from now on.',
  leave: 'Don’t import these',
  leaveHint: 'They stay as they are, and you decide later.',
  asForAll: 'As chosen for all',
  onePrice: 'Is this price right?',
  priceRight: 'It’s right; import it',
  oneName: 'What is this product?',
  oneSizes: 'What happens to its other sizes?',
  openings: (count: number) =>
    count === 1
      ? 'The file says how many there are of a size that was never counted.'
      : `The file says how many there are of ${count} sizes that were never counted.`,
  takeStock: 'Start with this stock',
  takeStockHint: 'They’re tracked from now on, and out of stock once these are sold.',
  leaveStock: 'Leave stock alone',
  leaveStockHint: 'They stay available without limit.',
  countedAlready: (count: number) =>
    count === 1
      ? 'One size has stock already. It stays as counted.'
      : `${count} sizes have stock already. They stay as counted.`,
}

/** Pictures that an import names elsewhere. */
export const deskImportPictureMessages = {
  title: (count: number) =>
    count === 1 ? 'One picture is on another server' : `${count} pictures are on other servers`,
  fetch: 'Copy them to your shop',
  fetchHint: 'We check and resize them and keep a copy, even if the other server goes away.',
  leave: 'Leave them where they are',
  leaveHint: 'Pages load them from the other server as they are.',
  label: 'Pictures copied',
  progress: (fetched: number, all: number) => `Pictures: ${fetched} of ${all} copied`,
  failed: (count: number) => `${count} failed`,
  reason: (reason: string) => `It ${reason.replace(/^The file /, '')}`,
  retry: 'Try again',
  retryOne: (url: string) => `Try again: ${url}`,
  retryAll: 'Try all again',
  leaveRest: 'Leave the rest where they are',
}

/** One rate of GST for a whole file. */
export const deskFileRateMessages = {
  unrated: (count: number) =>
    count === 1 ? 'One product has no GST rate.' : `${count} products have no GST rate.`,
  rated: (count: number, rate: number) =>
    count === 1
      ? `One product has no GST rate in the file and gets ${rate} %.`
      : `${count} products have no GST rate in the file and get ${rate} %.`,
  fileRate: 'GST rate for them',
  noFileRate: 'Leave them as they are',
  rateOf: (rate: number) => `${rate} %`,
}

/** Texts of the stock and barcodes of a product's sizes. */
export const deskEntryStockMessages = {
  title: 'Barcodes and stock',
  barcode: (code: string) => `Barcode ${code}`,
  noBarcode: 'No barcode',
  inStock: (units: number) => `${units} can be sold`,
  untracked: 'Stock not tracked',
  cost: (rupees: string) => `Costs you ₹${rupees} without GST`,
  change: 'Change',
  changeOf: (size: string) => `Change barcode and stock of ${size}`,
}
