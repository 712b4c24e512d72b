import type { Column } from '#domain/catalogue/sheets/columns.ts'
import { defineMessages } from '#app/i18n/messages.ts'

/** What the columns of a sheet are, said by hand. */
export const deskColumnMessages = defineMessages({
  en: {
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
    missingTax: 'A new product with a price needs an HSN code or a GST rate, or it’s refused.',
    twice: (field: string) => `Two columns are “${field}”. Keep one of them.`,
    check: 'Check the file',
    discard: 'Discard this file',
  },
})

/** Our fields, as people call them. */
export const deskFieldMessages = defineMessages({
  en: {
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
  } satisfies Record<Column, string>,
})

/** Pictures that an import names elsewhere. */
export const deskImportPictureMessages = defineMessages({
  en: {
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
  },
})
