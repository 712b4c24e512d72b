import type { FactsOf, ReasonCode } from '#domain/problem/reasons.ts'
import { formatPrice } from '#domain/money/format.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import { priceOfMicros } from '#domain/money/price.ts'

const rupees = (paise: number): string => formatRupees(toPaise(paise))
const number = (value: number): string => value.toLocaleString('en-IN')

const things: Readonly<Record<FactsOf<'file-too-many'>['what'], string>> = {
  rows: 'rows',
  columns: 'columns',
  cells: 'cells',
  characters: 'characters in its cells',
  texts: 'texts',
  parts: 'parts',
  values: 'values',
  entries: 'entries',
  'attribute-cells': 'cells with a column for each of its attributes',
}

/** Reasons with words of their own; that of a rejected record is its finding. */
export type WordedReason = Exclude<ReasonCode, 'record-rejected'>

/** Refusals of the store by the code of their reason. */
export const deskReasonMessages: { readonly [Code in WordedReason]: (facts: FactsOf<Code>) => string } = {
  'body-broken-off': () => 'The request broke off before its end.',
  'body-too-deep': ({ levels }) => `The body is nested more than ${levels} levels deep.`,
  'line-unknown': ({ line }) => `The order has no line ${line}.`,
  'line-twice': () => 'A line is named twice.',
  'too-few-units': ({ name, most, quantity }) => `Of ${name} ${most} can be taken, not ${quantity}.`,
  'refused-undelivered': () => 'Only what is delivered can be refused in part.',
  'weight-beyond-tolerance': ({ weighed, ordered, tolerance }) =>
    `${weighed.toLocaleString('en-IN')} kg is more than ${tolerance} % away from the ${ordered.toLocaleString('en-IN')} kg ordered. Edit the order first, so that the customer can agree.`,
  'slip-taken': ({ slip, orderNumber }) =>
    `Slip ${slip} with these weights was billed in order ${orderNumber}.`,
  'slip-twice': ({ slip }) => `Slip ${slip} is entered twice.`,
  'edit-waits': () => 'An earlier change waits for the customer. Withdraw it first.',
  'edit-changes-nothing': () => 'Nothing about the order is changed.',
  'edit-leaves-nothing': () => 'Nothing would be left. Cancel the order instead.',
  'edit-too-large': () => 'That is more than one order can hold.',
  'edit-not-collectable': () =>
    'This order is paid online, and the rest cannot be collected with it. Take what is added as another order.',
  'offer-used-up': ({ name }) =>
    `The budget of the offer “${name}” does not cover so many more. Add fewer, or type a price for the line.`,
  'product-twice': () => 'The same product is added twice.',
  'margin-for-each-line': () => 'Each item takes one margin.',
  'too-many-price-lists': ({ limit }) => `There are ${limit} price lists already. Remove one first.`,
  'too-many-offers': ({ limit }) => `There are ${limit} offers already. Remove one first.`,
  'too-many-lists-of-holder': ({ limit }) =>
    `Somebody on this list is on ${limit} others already. Take them off one first.`,
  'list-without-prices': () => 'The list would have no price left. Keep one, or remove the list.',
  'too-many-rows': ({ rows, most }) =>
    `The file has ${number(rows)} rows: at most ${number(most)} are read at once.`,
  'rows-refused': ({ rows }) =>
    rows === 1
      ? 'One row cannot be taken, so nothing was saved.'
      : `${number(rows)} rows cannot be taken, so nothing was saved.`,
  'columns-unread': ({ columns }) =>
    `What these columns say would not hold: ${columns}. Check the file again, and say whether they may be left out.`,
  'price-above-public': ({ name, most }) =>
    `${name}: a price can’t be above the one that everybody pays. Type ${rupees(most)} or less.`,
  'price-below-floor': ({ name, least }) =>
    `${name}: your role can go down to ${rupees(least)}. For less, ask a manager or the owner.`,
  'price-below-cost': ({ name, least }) =>
    `${name}: this is below what it costs the store, ${rupees(least)} with GST. Only the owner can go lower.`,
  'price-below-cost-unsaid': ({ name, least }) =>
    `${name}: this is below what it costs the store, ${rupees(least)} with GST. If you mean it, open the price again and tick “Sell below cost”.`,
  'price-too-low': ({ name }) => `${name}: this price is too low. For less, ask the owner.`,
  'refund-too-large': ({ most }) => `At most ${rupees(most)} can be refunded.`,
  'cash-not-due': () => 'The cash received is not part of what is due.',
  'print-one-order': () => 'A part is that of a single order.',
  'too-many-openings': ({ rows, most }) =>
    `The file has ${rows} rows, and at most ${most} are taken at once. Split it.`,
  'openings-refused': ({ rows }) =>
    rows === 1
      ? 'One row can’t be entered. Correct it first: nothing was entered.'
      : `${rows} rows can’t be entered. Correct them first: nothing was entered.`,
  'too-many-portal-rows': ({ rows, most }) =>
    `The file has ${rows} rows, and at most ${most} are taken at once. Split it.`,
  'portal-rows-refused': ({ rows }) =>
    rows === 1
      ? 'One row can’t be recorded. Correct it first: nothing was recorded.'
      : `${rows} rows can’t be recorded. Correct them first: nothing was recorded.`,
  'statement-too-long': ({ entries, most }) =>
    `This period has ${entries} entries, and at most ${most} fit. Choose a shorter one.`,
  'print-too-long': ({ lines, most }) =>
    `That is ${lines} lines; ${most} are printed at once. Choose fewer orders.`,
  'shipment-twice': () => 'A shipment is named twice.',
  'shipment-unknown': () => 'There is no such shipment.',
  'shipment-not-waiting': () => 'A shipment is not waiting any more.',
  'shipment-on-trip': ({ vehicle }) => `A shipment is on the trip of ${vehicle} already.`,
  'not-a-driver': () => 'This person is no driver.',
  'trip-needs-driver': () => 'The trip needs a driver.',
  'trip-is-empty': () => 'The trip has nothing to deliver.',
  'nothing-delivered': () => 'Nothing was delivered.',
  'needs-reason': () => 'A reason is missing.',
  'not-a-part': () => 'A part is more than nothing and less than all.',
  'refused-without-part': () => 'Only of a part it matters what was refused.',
  'till-amount-too-large': ({ most }) => `An amount is at most ${rupees(most)}.`,
  'order-not-on-account': () => 'This order isn’t on this account, or it was cancelled.',
  'receipt-is-nothing': () => 'An amount is more than nothing.',
  'receipt-in-future': () => 'Money is received today or before.',
  'receipt-cash-not-today': () => 'Cash is entered on the day on which it is received.',
  'receipt-too-old': () => 'This day is more than a year ago.',
  'upi-without-reference': () => 'UPI has a reference.',
  'transfer-without-utr': () => 'A bank transfer has a UTR.',
  'cheque-number-wrong': () => 'The number of a cheque has six digits.',
  'cheque-without-bank': () => 'A cheque names its bank.',
  'cheque-without-date': () => 'A cheque has a date.',
  'cheque-too-old': () => 'This cheque is older than three months.',
  'opening-in-future': () => 'What was open is of today or before.',
  'due-day-too-far': () => 'A bill is due within a year of its day.',
  'document-not-reversible': () => 'A document is taken back by a document.',
  'entry-taken-back': () => 'This entry was taken back.',
  'charge-without-cheque': () => 'Only a cheque that bounced has a charge.',
  'online-not-reversible': () =>
    'This was paid online. Return the money at the payment provider, and the account follows by itself.',
  'bill-not-open': () => 'A bill or the credit is not open by so much.',
  'account-exists': () => 'This customer has an account.',
  'account-unsettled': () => 'This customer’s account isn’t settled.',
  'walk-in': () =>
    '“Walk-in customer” stands for everyone who left no name at the counter: it stays as it is.',
  'till-amount-is-nothing': () => 'An amount is more than nothing.',
  'needs-note': () => 'This needs a note.',
  'nothing-to-hand-in': () => 'There is nothing to hand in.',
  'difference-needs-note': () => 'A difference needs a note.',
  'eway-bill-not-needed': ({ worth, limit }) =>
    `It is worth ${rupees(worth)}; an e-way bill is needed above ${rupees(limit)}.`,
  'vehicle-missing': () => 'The vehicle number is missing.',
  'vehicle-unreadable': ({ vehicle }) => `“${vehicle}” is no vehicle number such as HR 55 AB 1234.`,
  'seller-without-pin': () => 'The address of the firm has no PIN code; it is set under Settings.',
  'delivery-without-pin': () => 'The delivery address has no PIN code of six digits.',
  'delivery-without-state': () => 'The State of the delivery address is unknown.',
  'product-without-hsn': ({ name }) => `${name} has no HSN code.`,
  'product-without-rate': ({ name }) => `${name} has no GST rate.`,
  'places-alike': () => 'Two places have the same name.',
  'place-unknown': () => 'There is no such place.',
  'places-closing': () => 'Only one place is closed at a time.',
  'place-not-empty': ({ name }) => `${name} is not empty. Carry what lies there to another place.`,
  'stock-too-low': ({ line, onHand, quantity }) => `Of line ${line}, ${onHand} lie there, not ${quantity}.`,
  'stock-short': ({ name, onHand }) =>
    `Of ${name} ${onHand} are on hand. Count them, or enter the receipt, before more leave.`,
  'stock-not-tracked': ({ line }) => `The stock of line ${line} is not kept.`,
  'transfer-to-same-place': () => 'A transfer goes to another place, and nothing else does.',
  'code-shortened': ({ barcode }) => `“${barcode}” has lost digits: a spreadsheet has shortened it`,
  'barcode-too-long': ({ barcode, most }) => `“${barcode}” has more than ${most} characters`,
  'barcode-digit-wrong': ({ barcode, digit }) =>
    `“${barcode}” is no barcode: its last digit would be ${digit}. Is a digit wrong or missing?`,
  'barcode-taken': () => 'Another product has this barcode.',
  'too-many-open-orders': ({ orders }) => `${orders} open orders have it: deliver some of them first.`,
  'record-twice': ({ id }) => `${id} is there twice.`,
  'price-falls': ({ variant, from, to }) =>
    `${variant}: from ${formatPrice(priceOfMicros(from))} to ${formatPrice(priceOfMicros(to))}.`,
  'price-moves': ({ variant, from, to }) =>
    `${variant}: from ${formatPrice(priceOfMicros(from))} to ${formatPrice(priceOfMicros(to))}.`,
  'too-many-day-rates': ({ limit }) => `There are ${limit} rates already: remove one first.`,
  'size-of-other-rate': ({ size, rate }) => `${size} already follows the rate “${rate}”.`,
  'too-many-rate-rows': ({ rows, most }) =>
    `The file has ${number(rows)} rows: at most ${number(most)} are read at once.`,
  'rate-rows-refused': ({ rows }) =>
    rows === 1
      ? 'One row cannot be taken, so nothing was saved.'
      : `${number(rows)} rows cannot be taken, so nothing was saved.`,
  'rate-removed': () => 'This rate was removed: put it back first.',
  'entry-archived': () => 'This is archived: bring it back to the drafts first.',
  'prices-of-products-only': () => 'Only products have prices.',
  'rate-not-yours': ({ rates }) => `The rate of the file must be one of yours: ${rates.join(', ')}.`,
  'file-empty': () => 'The file is empty.',
  'file-too-many': ({ what, most }) => `The file has more than ${number(most)} ${things[what]}.`,
  'file-cell-too-long': ({ most }) => `The file has a cell with more than ${number(most)} characters.`,
  'file-entry-too-large': ({ most }) => `The file has an entry of more than ${number(most)} values.`,
  'file-unpacks-too-large': () => 'The file unpacks to more than any sheet has.',
  'file-too-deep': () => 'The file is too deeply nested to be read.',
  'file-too-large': () => 'The file is too large or too deeply nested to be read.',
  'file-quote-missing': () => 'The file ends within quotes: a quotation mark is missing.',
  'file-encoding': () => 'The file is not in UTF-8. Save it as “CSV UTF-8”, or as .xlsx.',
  'file-binary': () => 'The file is neither JSON nor a table: it holds binary data.',
  'file-old-excel': () =>
    'The file is an old Excel file (.xls) or locked with a password. Save it as .xlsx or CSV.',
  'file-pdf': () => 'The file is a PDF, not a table. Ask for it as .xlsx or CSV.',
  'file-text-document': () => 'The file is a text document, not a table. Save it as .xlsx or CSV.',
  'file-web-page': () => 'The file is a web page or XML, not a table. Save it as .xlsx or CSV.',
  'file-binary-workbook': () => 'The file is a binary Excel workbook (.xlsb). Save it as .xlsx or CSV.',
  'file-numbers-document': () => 'The file is a Numbers document. Export it as Excel or CSV.',
  'file-no-workbook': () => 'The file is no Excel workbook (.xlsx). Save it as one, or as CSV.',
  'file-without-sheet': () => 'The file has no sheet.',
  'file-without-rows': () => 'The file has no rows.',
  'file-hidden-sheets': () => 'The file has nothing in its visible sheets.',
  'file-locked': () => 'The file is locked with a password.',
  'file-not-unpackable': () => 'The file is damaged: it cannot be unpacked.',
  'file-sheet-missing': () => 'The file is damaged: a sheet is missing.',
  'file-texts-missing': () => 'The file is damaged: the texts of its cells are missing.',
  'file-document-type': () => 'The file holds a document type, which no workbook has.',
  'file-xml-unreadable': () => 'The file is damaged: its XML cannot be read.',
  'file-xml-encoding': () => 'The file is damaged: its XML is not in UTF-8.',
  'file-not-json': ({ fault }) => `The file is not valid JSON: ${fault}.`,
  'file-columns-differ': ({ columns, matched }) =>
    `The file has ${columns} columns, but ${matched} were matched.`,
  'file-without-name-column': ({ row }) =>
    `The file has no column “name” in row ${row}: the first row of the table has to name its columns. Download the template to see them.`,
  'file-column-twice': ({ column }) => `The file has the column “${column}” twice.`,
  'file-single-column': () =>
    'The file is no sheet of products: it has a single column, and that is no name.',
  'file-no-catalogue': () => 'The file is no catalogue: none of its fields is one of a product or category.',
  'file-without-products': () => 'The file holds no product and no category.',
  'picture-unreadable': () =>
    'The file is damaged or of a kind that cannot be read. Save it as JPEG and try again.',
  'picture-too-large': ({ megapixels }) =>
    `The file has more than ${megapixels} megapixels. Make it smaller and try again.`,
  'picture-too-deep': ({ megapixels, bits }) =>
    `The file has ${megapixels} megapixels of ${bits} bits, which is too much. Save it as JPEG, or make it smaller, and try again.`,
  'picture-too-small': ({ side }) => `The file is smaller than ${side} pixels.`,
  'picture-format': () =>
    'The file is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these and try again.',
  'picture-background': () => 'The file has no plain background that could be removed.',
  'picture-too-slow': () =>
    'The file takes too long to read. Make it smaller, or save it as JPEG, and try again.',
  'picture-too-heavy': () =>
    'The file takes too much memory to read. Make it smaller, or save it as JPEG, and try again.',
  'remote-answer': ({ status }) => `was answered with ${status}`,
  'remote-redirects': ({ most }) => `is led on more than ${most} times`,
  'remote-address': () => 'has no sound address',
  'remote-not-https': () => 'is not at an https address of the usual port',
  'remote-redirect-address': () => 'is led on to no sound address',
  'remote-private': () => 'lies in a private network, where nothing is fetched from',
  'remote-no-picture': ({ type }) => `is no picture but ${type}`,
  'remote-packed': () => 'was sent packed',
  'remote-too-large': ({ megabytes }) => `is larger than ${megabytes} MB`,
  'remote-too-slow': ({ seconds }) => `took longer than ${seconds} seconds`,
  'remote-server-unknown': () => 'is on a server that does not exist',
  'remote-certificate': () => 'is on a server without a sound certificate',
  'remote-unreachable': () => 'is on a server that cannot be reached',
  'remote-tries': ({ tries }) =>
    tries === 3 ? 'could not be read in three tries' : `could not be read in ${tries} tries`,
  'storage-away': () => 'could not be kept, as the storage of pictures does not answer',
  'storage-failed': ({ fault }) => `The storage of pictures ${fault}.`,
  told: ({ text }) => text,
  'account-unknown': ({ phone }) => `Nobody has an account with ${phone}.`,
  'still-staff': () => 'This is a member of staff: revoke that first.',
  'orders-open': ({ numbers }) => `Still open: ${numbers.join(', ')}.`,
  'payment-not-waiting': () => 'No payment of that id waits for its order.',
  'order-number-unreadable': ({ reference }) => `${reference} is not the number of an order.`,
  'order-unknown': ({ reference }) => `There is no order ${reference}.`,
  'refund-not-refused': () => 'No refund of that payment was refused.',
}
