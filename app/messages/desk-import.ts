import type { Column } from '#domain/catalogue/sheets/columns.ts'
import { defineMessages } from '#app/i18n/messages.ts'

/** What the columns of a sheet are, said by hand. */
export const deskColumnMessages = defineMessages({
  en: {
    title: 'What is in the columns?',
    intro: (file: string) =>
      `Some heads of ${file} are new to us. Say what each column holds: it’s remembered, and the next sheet with these heads needs no hand.`,
    noHead: (number: number) => `Column ${number}`,
    noValues: 'empty',
    guessed: 'Our guess',
    known: 'Known',
    field: (head: string) => `“${head}” is`,
    leaveOut: 'Leave it out',
    spec: (name: string) => `A specification: ${name}`,
    breakFrom: (number: number) => `Price break ${number}: from`,
    breakPrice: (number: number) => `Price break ${number}: price`,
    missingName:
      'Choose the column with the name, or the id, of each product: without it nothing can be read.',
    missingOther: (fields: string) =>
      `No column is ${fields}. New products come without; those you have keep theirs.`,
    missingTax: 'Without an HSN code or a GST rate a new product with a price is refused.',
    twice: (field: string) => `Two columns are “${field}”. Keep one of them.`,
    check: 'Check the file',
    discard: 'Not this file',
  },
})

/** Our fields, as people call them. */
export const deskFieldMessages = defineMessages({
  en: {
    id: 'Id of the product',
    name: 'Name',
    department: 'Department',
    category: 'Category',
    subcategory: 'Subcategory',
    status: 'Status',
    'in one sentence': 'In one sentence',
    description: 'Description',
    features: 'Features',
    pictures: 'Pictures',
    'search words': 'Search words',
    hsn: 'HSN code',
    'gst rate': 'GST rate',
    'country of origin': 'Country of origin',
    'size id': 'Id of the size',
    size: 'Size',
    unit: 'Unit',
    'price with gst': 'Price with GST',
    mrp: 'MRP',
    'least quantity': 'Least quantity',
    'in steps of': 'In steps of',
    'weight kg': 'Weight in kg',
    'packing charge': 'Packing charge',
    'size picture': 'Picture of the size',
  } satisfies Record<Column, string>,
})

/** Pictures that an import names elsewhere. */
export const deskImportPictureMessages = defineMessages({
  en: {
    title: (count: number) =>
      count === 1 ? 'One picture lies elsewhere' : `${count} pictures lie elsewhere`,
    fetch: 'Fetch them into your shop',
    fetchHint: 'They are checked, sized and kept, and stay when the other server goes away.',
    leave: 'Leave them where they are',
    leaveHint: 'Pages load them from the other server, as they are.',
    label: 'Pictures fetched',
    progress: (fetched: number, all: number) => `Pictures: ${fetched} of ${all} fetched`,
    failed: (count: number) => `${count} not fetched`,
    reason: (reason: string) => `It ${reason.replace(/^The file /, '')}`,
    retry: 'Try again',
    retryOne: (url: string) => `Try again: ${url}`,
    retryAll: 'Try all again',
    leaveRest: 'Leave the rest where they are',
  },
})
