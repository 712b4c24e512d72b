import { expect, test } from 'vitest'
import { deskAuditFieldMessages } from '#app/messages/desk/audit-fields.ts'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { auditField, auditTitle, auditValue } from './format-audit.ts'

const words = deskAuditFieldMessages

test('[STAFF-02] fields of the audit log have names, unknown ones by their own words', () => {
  expect(auditField(words, 'driverUid')).toBe('Driver')
  expect(auditField(words, 'lowLevel')).toBe('Low-stock level')
  expect(auditField(words, 'pins@Delhi NCR')).toBe('Delhi NCR, PIN codes')
  expect(auditField(words, 'someNewField')).toBe('Some new field')
  expect(auditField(words, 'constructor')).toBe('Constructor')
})

test('[STAFF-02] values of the audit log read as words, days, times and rupees; texts stay', () => {
  expect(auditValue(words, 'status', 'OUT_FOR_DELIVERY')).toBe('Out for delivery')
  expect(auditValue(words, 'active', 'true')).toBe('Yes')
  expect(auditValue(words, 'total', '1180.5')).toBe('₹1,180.50')
  expect(auditValue(words, 'orderLimit', '50000')).toBe('₹50,000')
  expect(auditValue(words, 'deliveryFee@Delhi NCR', '50')).toBe('₹50')
  expect(auditValue(words, 'workingDays@Delhi NCR', '["monday","friday"]')).toBe('Mon, Fri')
  expect(auditValue(words, 'note', '1180.5')).toBe('1180.5')
  expect(auditValue(words, 'expectedOn', '2026-11-20')).toMatch(/20 November 2026|20 Nov 2026/)
  expect(auditValue(words, 'at', '2026-11-20T06:30:00.000Z')).toContain('12:00')
  expect(auditValue(words, 'names', '["Sand","Steel"]')).toBe('Sand, Steel')
  expect(auditValue(words, 'lines', '[{"line":0,"quantity":1}]')).toBe('1 entry')
  expect(auditValue(words, 'lines', '[{"line":0,"quan…')).toBe('[{"line":0,"quan…')
})

test('[STAFF-02] every action reads as words, also one that nobody has named', () => {
  expect(auditTitle(deskAuditMessages, 'order.ship')).toBe('Part shipped')
  expect(auditTitle(deskAuditMessages, 'banner.schedule')).toBe('Banner: change scheduled')
  expect(auditTitle(deskAuditMessages, 'some.new-thing')).toBe('Some: new thing')
})
