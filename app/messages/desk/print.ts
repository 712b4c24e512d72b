export const deskPrintMessages = {
  print: 'Print',
  titleOrders: (count: number) => (count === 1 ? 'Print for this order' : `Print for ${count} orders`),
  titleFulfilment: (part: number) => `Print for part ${part}`,
  printFulfilment: (part: number) => `Print part ${part}`,
  printTrip: (vehicle: string) => `Print for ${vehicle}`,
  titleTrip: 'Print for this trip',
  'picking-list': 'Picking list',
  'loading-list': 'Loading list',
  'packing-slip': 'Packing slips',
  challan: 'Delivery challans',
  invoice: 'Invoices, A4',
  'invoice-roll': 'Invoices, 80 mm roll',
  'picking-listText': 'Everything still to pack, totalled across the orders.',
  'loading-listText': 'Everything to load, totalled across the stops.',
  'packing-slipText': 'The contents of each part, without prices.',
  challanText: 'For each part that has shipped, in three copies.',
  invoiceText: 'The invoice of each order that has shipped.',
  'invoice-rollText': 'The same invoice for a thermal printer.',
  preparing: 'Preparing the PDF. Many orders take a few seconds.',
  ready: 'Your PDF is ready.',
  open: 'Open the PDF',
  leftOut: (numbers: readonly string[]) =>
    numbers.length <= 3
      ? `Nothing to print for ${numbers.join(', ')}.`
      : `Nothing to print for ${numbers.length} orders, such as ${numbers[0]}.`,
  tooMany: (most: number) => `You can print up to ${most} orders at once. Select fewer.`,
  challanOfStop: 'Open the challan',
}
