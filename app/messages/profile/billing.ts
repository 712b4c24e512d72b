import { defineMessages } from '#app/i18n/messages.ts'

/** The firm that an order with a GSTIN is billed to, in the shop and at the desk. */
export const billingMessages = defineMessages({
  en: {
    needsGstInvoice: 'I need a GST invoice with my GSTIN',
    gstin: 'GSTIN',
    gstinHint: 'Your business’s GST number, so that you can claim input tax credit.',
    gstinOptional: 'GSTIN (optional)',
    gstinOptionalHint: 'For a firm that claims input tax credit.',
    legalName: 'Legal name',
    legalNameHint: 'As on the GST certificate.',
    same: 'The billing address is the delivery address',
    elsewhere: (registered: string) =>
      `This GSTIN is registered in ${registered}. Enter the billing address there, as on the GST certificate. We still deliver to the delivery address.`,
    line: 'Billing address: house, street, place',
    zipcode: 'Billing PIN code',
    city: 'Billing city or district',
    state: 'Billing State',
    billedTo: 'Billed to',
    gstinOf: (gstin: string) => `GSTIN ${gstin}`,
    change: 'Change',
    remove: 'Remove',
    removed: 'The saved firm is removed. Earlier invoices keep it.',
    changeFirm: 'Change the firm on the invoice',
    removeFirm: 'Remove the saved firm',
    'issue-gstin-shape': 'A GSTIN has 15 characters, for example 27AAPFU0939F1ZV.',
    'issue-gstin-state': 'This GSTIN doesn’t start with a valid state code.',
    'issue-gstin-check-digit': 'This GSTIN isn’t valid. Check it against your GST certificate.',
    'issue-missing': 'Fill this in.',
    'issue-long': 'This is too long for an invoice.',
    'issue-characters': 'This has characters that can’t be printed. Type it again.',
    'issue-pin-shape': 'A PIN code has six digits.',
    'issue-pin-differs': (registered: string) =>
      `This PIN code isn’t in ${registered}, where the GSTIN is registered.`,
    'issue-state-unknown': 'This isn’t a State of India.',
    'issue-state-differs': (registered: string) =>
      `The GSTIN is registered in ${registered}. The billing address has to be there.`,
  },
})
