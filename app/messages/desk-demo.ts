import { defineMessages } from '#app/i18n/messages.ts'

/** The demonstration, and the way out of an empty shop. */
export const deskDemoMessages = defineMessages({
  en: {
    notice: (count: number) =>
      `Your shop still shows the demo: ${count.toLocaleString('en-IN')} products you don’t sell.`,
    remove: 'Remove the demo',
    title: 'Remove the demo?',
    text: 'Its products, categories and banners are deleted permanently. Anything ordered is archived, and anything you changed stays.',
    keep: 'Keep it',
    removed: (deleted: number, archived: number, kept: number) =>
      `The demo is gone: ${deleted} deleted, ${archived} archived, ${kept} kept`,
    firstSteps:
      'Import your products from a spreadsheet, or create a category and your first product by hand.',
    bySheet: 'Import a spreadsheet',
    byHand: 'Create the first category',
  },
})
