/** The expected errors that only staff meet. */
export const deskErrorCodes = {
  'not-permitted': {
    when: 'The role of the member of staff does not hold the permission that the call takes.',
    remedy: 'Ask the owner of the store.',
  },
  'proof-required': {
    when: 'The call cannot be undone, and the member of staff has not proved who they are within ten minutes.',
    remedy:
      'Have a code sent to their phone, send it to `POST /api/desk/session/proof`, and repeat the call.',
  },
  'not-staff': {
    when: 'The code was right, but nobody with this number works in the store.',
    remedy: 'Have the owner grant a role to the number.',
  },
  'last-owner': {
    when: 'Without this member of staff the store would have no owner.',
    remedy: 'Make somebody else an owner first.',
  },
  'edit-conflict': {
    when: 'Somebody else changed the order or product after it was seen.',
    remedy: 'Show it as it is now, and let the person decide again.',
  },
  'price-moves': {
    when: 'Prices would change by more than half; `reasons` says which.',
    remedy:
      'Show them, and send the request again with `confirmMoves` once the person says that they are right.',
  },
  'already-on-trip': {
    when: 'A shipment is on another trip that has not ended; `reasons` says which.',
    remedy: 'Show the trips as they are now, and let the person decide again.',
  },
  'not-resendable': {
    when: 'The message was sent, or something newer has made it untrue.',
    remedy: 'Show the messages as they are now.',
  },
  'merge-refused': {
    when: 'Two customers cannot be made one; `refusals` says why.',
    remedy: 'Show the reasons; what can be settled is settled first.',
  },
  'eway-bill-refused': {
    when: 'There is no e-way bill of this consignment; `reasons` says all that stands against it.',
    remedy: 'Show the reasons. What is missing can be added, and what is worth too little needs no bill.',
  },
  'eway-bill-needed': {
    when: 'Shipments of a trip are worth more than travels without an e-way bill, and the number of none that is valid is recorded.',
    remedy: 'Record the numbers, or start the trip with `confirmNoEwayBill`.',
  },
  'portal-number-taken': {
    when: 'The number is recorded already, of another shipment or document; the response names the order.',
    remedy: 'Compare it with the portal.',
  },
  'e-invoice-refused': {
    when: 'The signed QR code is not that of the document; the response names what differs, or nothing where it cannot be read.',
    remedy: 'Show the differences; scan the code of this document.',
  },
  'nothing-to-print': {
    when: 'None of the orders has the document that is to be printed.',
    remedy: 'Choose other orders, or another document.',
  },
  'price-not-allowed': {
    when: 'A price that staff typed is above the public one, or below what their role may give; `reasons` says which and how far it may go.',
    remedy: 'Show the reasons, and let the person type another price, or confirm with `belowCost`.',
  },
  'price-falls': {
    when: 'A price would fall by more than half; `reasons` says which.',
    remedy: 'Ask the person, and repeat the call with `confirmFalls`.',
  },
  'day-passed': {
    when: 'A trip would be planned on, or moved to, a day that has passed.',
    remedy: 'Ask the person, and repeat the call with `confirmPastDay`.',
  },
  'file-refused': {
    when: 'The uploaded file cannot be used; `reasons` says why.',
    remedy: 'Correct the file and send it again. Nothing of it was taken.',
  },
  'pictures-unavailable': {
    when: 'The storage of pictures cannot be reached, or refuses the store; `reasons` says which. Nothing was kept.',
    remedy: 'Send the picture again in a minute; if that does not help, look at the settings of the storage.',
  },
} as const
