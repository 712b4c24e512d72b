import type { StopOutcome } from '#domain/trips/trip.ts'
import { defineMessages } from '#app/i18n/messages.ts'

export const deskMyTripMessages = defineMessages({
  en: {
    title: 'My trip',
    noneTitle: 'No trip for you yet',
    noneText: 'Your trip appears here as soon as the office has planned it.',
    refresh: 'Refresh',
    planned: 'This trip hasn’t started yet. The office starts it when the vehicle is loaded.',
    done: (done: number, all: number) => `${done} of ${all} done`,
    stop: (number: number) => `Stop ${number}`,
    order: (number: string, part: number) =>
      part === 1 ? `Order ${number}` : `Order ${number}, part ${part}`,
    call: 'Call',
    map: 'Map',
    callPerson: (name: string) => `Call ${name}`,
    mapOf: (name: string) => `Map to ${name}`,
    units: (quantity: number, name: string) => `${quantity} × ${name}`,
    unknownWeight: 'weight unknown',
    collect: (amount: string) => `Collect ${amount}`,
    nothingToCollect: 'Paid, nothing to collect',
    picture: 'Photo of the challan',
    pictureAgain: 'Retake the photo',
    pictureWaits: 'Photo: waiting to send',
    pictureSent: 'Photo sent',
    pictureFailed: 'The photo couldn’t be saved on this phone.',
    waiting: 'Waiting to send',
    waitingCount: (count: number) =>
      count === 1 ? '1 entry waiting to be sent' : `${count} entries waiting to be sent`,
    waitingHint: 'They’re saved on this phone and sent as soon as you’re back online.',
    sendNow: 'Send now',
    refused: 'The office system refused this',
    correct: 'Correct',
    discard: 'Discard',
    takeBack: 'Undo',
    'needs-units': 'Enter how many units were refused: not all, and not none.',
    'needs-reason': 'Choose or enter a reason.',
    'needs-payment': 'Enter how it was paid.',
    waitingUnstored: 'Waiting to send, not saved on this phone',
    notStored:
      'This phone couldn’t save your entries: its storage is full or switched off. They’re only on this open page. Don’t close it until they’re sent.',
    newVersion: 'There’s a newer version of this page.',
    loadNewVersion: 'Load it',
    leaveTitle: 'Sign out before everything is sent?',
    leaveText: (count: number) =>
      count === 1
        ? '1 entry hasn’t been sent. It stays on this phone and is sent when you sign in here again.'
        : `${count} entries haven’t been sent. They stay on this phone and are sent when you sign in here again.`,
    full: 'Too many entries are waiting. Find a network before you continue.',
    shown: (time: string) => `You’re offline. Last updated at ${time}.`,
    reason: 'Reason',
    // one reason a line
    'why-PART': 'Torn or wet\nToo many\nWrong item',
    'why-REFUSED': 'No longer wanted\nWrong item\nTorn or wet\nNo money',
    'why-NOT_TODAY': 'Nobody there\nRoad closed\nAsked to come later',
    refusedUnits: 'What was refused?',
    quantityOf: (name: string) => `Refused units of ${name}`,
    of: (count: number) => `of ${count}`,
    received: 'How was it paid?',
    cash: 'All in cash',
    upi: 'All by UPI',
    both: 'Both',
    cashAmount: 'Amount in cash',
    rest: (amount: string) => `${amount} by UPI`,
    'do-DELIVERED': 'Delivered',
    'do-PART': 'Partly refused',
    'do-REFUSED': 'All refused',
    'do-NOT_TODAY': 'Not today',
    'stop-DELIVERED': 'Delivered',
    'stop-PART': 'Partly refused',
    'stop-REFUSED': 'Refused',
    'stop-NOT_TODAY': 'Not delivered',
    recordedBy: (name: string) =>
      `${name} has already recorded this stop. If that’s wrong, call the office, then discard this entry.`,
    'error-edit-conflict':
      'The office has already recorded this stop. If that’s wrong, call them, then discard this entry.',
    'error-move-not-allowed':
      'This stop can’t be changed any more. Call the office, then discard this entry.',
    'error-not-found': 'This stop is no longer on your trip. Call the office, then discard this entry.',
    'error-amount-changed': 'The amount to collect has changed. Correct the entry.',
    'error-cash-limit':
      'The law doesn’t let the store take this much cash. Take the rest by UPI and correct the entry.',
  } satisfies Record<string, unknown> & Record<`do-${StopOutcome}` | `stop-${StopOutcome}`, string>,
})
