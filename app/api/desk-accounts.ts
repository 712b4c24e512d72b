const path = (name: string) => (month: string) =>
  `/api/desk/accounts/${name}?month=${encodeURIComponent(month)}`

/** Where the files of a month are downloaded from. */
export const accountFiles = {
  gstr1: path('gstr1.json'),
  salesRegister: path('sales-register.csv'),
  cashBook: path('cash-book.csv'),
  tallyLedgers: path('tally/ledgers.xml'),
  tallyVouchers: path('tally/vouchers.xml'),
}
