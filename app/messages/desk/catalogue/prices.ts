/** Changing many prices at once. */
export const deskPriceMessages = {
  priceTitle: (count: number) =>
    count === 1 ? 'Change the prices of 1 product' : `Change the prices of ${count} products`,
  by: 'Change by',
  percent: 'Percent',
  amount: 'Rupees',
  value: 'How much',
  valueHint: 'Use a minus to lower it, such as -5',
  round: 'Round to',
  preview: 'Preview',
  applyPrices: (count: number) => (count === 1 ? 'Change 1 price' : `Change ${count} prices`),
  'kept-no-price': 'unchanged: it has no price',
  'kept-above-mrp': 'unchanged: it would exceed the MRP',
  'kept-nothing-left': 'unchanged: the price would fall to nothing',
  'kept-too-high': 'unchanged: the price would be ₹100 crore or more',
  'kept-changed-since': 'unchanged: its price was changed since',
  priceChange: (before: string, after: string) => `${before} → ${after}`,
  onlySize: 'One size',
  valueWrong: 'Enter a number such as 5 or -2.5.',
  pricesChanged: 'Prices changed',
  pricesChangedSome: (count: number) =>
    count === 1
      ? '1 price changed. These stayed as they are'
      : `${count} prices changed. These stayed as they are`,
  pricesUnsure:
    'We didn’t hear back, so we can’t say yet whether the prices were saved. Find out now: nothing is changed twice.',
  findOut: 'Find out',
  noPriceChanges: 'Nothing would change.',
  close: 'Close',
  'refused-edit-conflict': () => 'stays: someone changed it in the meantime',
  'refused-not-found': () => 'is gone',
  'refused-invalid-input': (reason: string) => `stays: ${reason}`,
}
