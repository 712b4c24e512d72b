import { expect, test } from 'vitest'
import { challanIn, ewayBillNumberIn, portalDay, readPortalRow } from './portal-import.ts'

const nothing = {
  document: null,
  irn: null,
  acknowledgement: null,
  signedQr: null,
  ewayBill: null,
  validTill: null,
}

test('[DESK-07] a record is read by the names of its fields, as the portals and their tools write them', () => {
  const answer = {
    AckNo: '112010036563310',
    AckDt: '2026-11-28',
    Irn: 'ab',
    SignedQRCode: 'a.b.c',
    EwbNo: '181012345678',
    EwbValidTill: '2026-11-29 23:59:00',
  }
  const read = {
    document: null,
    irn: 'ab',
    acknowledgement: '112010036563310',
    signedQr: 'a.b.c',
    ewayBill: '181012345678',
    validTill: '2026-11-29 23:59:00',
  }
  expect(readPortalRow(1, Object.entries(answer))).toEqual({ number: 1, ...read })
  const sheet = [
    ['Doc No.', ' NV/1 '],
    ['IRN', 'ab'],
    ['Ack No', '11'],
    ['Ack Date', 'x'],
    ['EWB No', '18'],
    ['EWB Date', 'y'],
    ['Valid Till Date', ''],
  ] as const
  expect(readPortalRow(2, sheet)).toEqual({
    ...nothing,
    number: 2,
    document: 'NV/1',
    irn: 'ab',
    acknowledgement: '11',
    ewayBill: '18',
  })
  expect(
    readPortalRow(3, [
      ['ewayBillNo', '18'],
      ['validUpto', 'z'],
      ['Status', 'ACT'],
    ]),
  ).toEqual({ ...nothing, number: 3, ewayBill: '18', validTill: 'z' })
})

test('[DESK-07] days, numbers and challans are what they are, or nothing', () => {
  expect(portalDay('2026-11-29 23:59:00')).toBe('2026-11-29')
  expect(portalDay('29/11/2026 11:59:00 PM')).toBe('2026-11-29')
  expect(portalDay('1-2-2026')).toBe('2026-02-01')
  for (const wrong of ['', '31/02/2026', '29/11', 'soon', '29/11/26']) expect(portalDay(wrong)).toBeNull()
  expect(ewayBillNumberIn('1810 1234-5678')).toBe('181012345678')
  for (const wrong of ['18101234567', '1.81012E+11', '']) expect(ewayBillNumberIn(wrong)).toBeNull()
  expect(challanIn('4821-9035-7/2')).toEqual({ order: '4821-9035-7', fulfilment: 2 })
  expect(challanIn('NV/26-27/000003')).toBeNull()
})
