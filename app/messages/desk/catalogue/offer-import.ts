import type { OfferIssue, OfferTrait, OfferRowState } from '#domain/offers/sheets/offer-rows.ts'

const parts: Readonly<Record<OfferTrait, string>> = {
  name: 'Name',
  nameHi: 'Name in Hindi',
  code: 'Coupon code',
  benefit: 'What it gives',
  reach: 'Goods',
  holders: 'For whom',
  fromValue: 'From a value of',
  fromQuantity: 'From a quantity of',
  isFirstOrder: 'First order',
  pinCodes: 'PIN codes',
  fromDay: 'First day',
  untilDay: 'Last day',
  budget: 'Budget',
  usesPerPerson: 'Uses per person',
  usesInAll: 'Orders in all',
  isCombinable: 'Beside other offers',
}

export const deskOfferImportMessages = {
  title: 'Import offers',
  intro: 'Bring offers and coupons from a sheet. Nothing is saved before you have seen what each row does.',
  columns:
    'A row for each offer, with its name; rows without a name below it add goods and customers. Columns: offer; coupon; per cent off and at most, or amount off, or buy and get free, or free delivery (yes); product ID or SKU, or brand, category or subcategory (with a brand, that brand in it), or “Everything” under On; valid from and until; from value; from quantity; first order; PIN codes; budget; uses per person; orders in all; combinable; for whom (phone numbers or GSTINs). Empty cells leave what an offer has. A new offer that names nobody is for everybody.',
  choose: 'Choose a file',
  chooseHint: 'Excel (.xlsx), OpenDocument or CSV, up to 1,000 rows',
  checking: 'Reading the file…',
  outcome: 'Offers',
  parts,
  isNew: 'New',
  percentOff: (percent: string) => `${percent}% off`,
  atMost: (off: string, most: string) => `${off}, at most ${most}`,
  amountOff: (amount: string) => `${amount} off`,
  buyGet: (buy: number, get: number) => `Buy ${buy}, get ${get} free`,
  forEverybody: 'for everybody',
  forSome: 'only for some',
  changes: (some: string) => `Changes: ${some}`,
  same: 'Stays as it is',
  rows: 'Rows of the file',
  row: 'Row',
  rowOf: (number: number) => `Row ${number}`,
  offer: 'Offer',
  about: 'Goods and customers',
  result: 'What happens',
  'state-new': 'Will be added',
  'state-changed': 'Changes the offer',
  'state-same': 'Stays as it is',
  'state-refused': 'Not possible',
  'issue-no-target':
    'The offer doesn’t say for which goods it is. Write “Everything” under On if it is for all.',
  'issue-several-targets': 'Names several things at once. Make a row for each.',
  'issue-target-unknown': 'Nothing in the catalogue has this ID, SKU or name.',
  'issue-target-unsure': 'Several things have this SKU or name. Use the ID.',
  'issue-cell-unreadable':
    'A cell has an error, a date, or a formula without its value. Paste it as a plain value.',
  'issue-no-offer': 'Names no offer, and stands below none.',
  'issue-name-long': 'The name is longer than 60 characters.',
  'issue-offer-unknown': 'No offer in use has this ID.',
  'issue-offer-unsure': 'Several offers have this name. Use the ID.',
  'issue-field-wrong': 'A cell can’t be read.',
  wrong: (field: string) => `${field}: this can’t be read.`,
  'issue-field-differs': 'Another row of the offer says otherwise.',
  differs: (field: string) => `${field}: another row of the offer says otherwise.`,
  'issue-benefit-wrong':
    'What it gives isn’t clear: per cent from 0.01 to 90, an amount, or whole numbers to buy and get.',
  'issue-percent-unsure': 'Below 1 per cent it needs its sign. Write 5% or 0.5%.',
  'issue-several-benefits': 'Gives several things at once. Keep one.',
  'issue-no-benefit': 'A new offer needs what it gives.',
  'issue-ends-before-start': 'The last day is before the first.',
  'issue-code-taken': 'Another offer has this coupon code.',
  'issue-too-many-offers': 'There can be 200 offers. Remove one first.',
  'issue-too-many-goods': 'An offer has at most 300 goods.',
  'issue-holder-unknown': 'No customer or firm has this phone number or GSTIN.',
  'issue-holder-unsure': 'Several firms have this GSTIN. Add the right one on the offer’s page.',
  'issue-too-many-holders': 'An offer is for at most 300 customers and firms.',
  'issue-holders-gone': 'All those it was for are gone. Name customers, or change it on its page.',
  summary: (counts: { readonly fresh: number; readonly changed: number; readonly refused: number }) =>
    [
      counts.fresh > 0 && `${counts.fresh} new`,
      counts.changed > 0 && `${counts.changed} to change`,
      counts.refused > 0 &&
        (counts.refused === 1 ? '1 row not possible' : `${counts.refused} rows not possible`),
    ]
      .filter(Boolean)
      .join(' · '),
  correct: 'Correct these rows in your sheet and choose the file again. All rows are taken, or none.',
  enter: (count: number) => (count === 1 ? 'Save 1 offer' : `Save ${count} offers`),
  nothing: 'The file changes nothing.',
  entered: 'Saved',
  done: 'The offers are saved. You can undo this until they are changed again.',
  open: 'See the offers',
  downloadAs: (kind: string) => `Download the offers as ${kind}`,
  import: 'Import',
  lastImport: (file: string, by: string, when: string) => `${by} imported ${file} on ${when}.`,
  undo: 'Undo the import',
  undone: (count: number) => (count === 1 ? '1 offer is as before.' : `${count} offers are as before.`),
  kept: (names: readonly string[]) =>
    names.length === 1
      ? `“${names[0]}” was changed since and stays as it is.`
      : `${names.length} offers were changed since and stay as they are: ${names.join(', ')}.`,
} satisfies Record<string, unknown> &
  Record<`state-${OfferRowState}`, string> &
  Record<`issue-${OfferIssue}`, string>
