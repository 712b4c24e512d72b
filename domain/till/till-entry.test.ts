import { describe, expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import {
  MAX_TILL_AMOUNT,
  moveOfTill,
  needsNote,
  tillEntryIssue,
  type NewTillEntry,
  type TillReason,
} from './till-entry.ts'

const id = '00000000-0000-4000-8000-000000000000'
const counted = (expected: number, amount: number, note: string | null = null): NewTillEntry => ({
  id,
  kind: 'counted',
  amount: amount as Paise,
  expected: expected as Paise,
  reason: null,
  note,
})
const moved = (kind: 'put-in' | 'taken-out', amount: number, reason: TillReason = 'owner'): NewTillEntry => ({
  id,
  kind,
  amount: amount as Paise,
  expected: null,
  reason,
  note: null,
})

describe('an entry of the till', () => {
  test('[DESK-08] a count changes the till by its difference, also from below nothing', () => {
    expect(moveOfTill(counted(1_000, 1_000))).toBe(0)
    expect(moveOfTill(counted(1_000, 995))).toBe(-5)
    expect(moveOfTill(counted(-200, 0))).toBe(200)
  })

  test('[DESK-08] what is put in comes to the till, and what is taken out leaves it', () => {
    expect(moveOfTill(moved('put-in', 5))).toBe(5)
    expect(moveOfTill(moved('taken-out', 5))).toBe(-5)
  })

  test('[DESK-08] a difference, an expense and another reason need a note', () => {
    expect(needsNote(counted(1, 1))).toBe(false)
    expect(needsNote(counted(1, 2))).toBe(true)
    expect(
      (['bank', 'float', 'owner'] as const).some((reason) => needsNote(moved('put-in', 1, reason))),
    ).toBe(false)
    expect((['expense', 'other'] as const).every((reason) => needsNote(moved('taken-out', 1, reason)))).toBe(
      true,
    )
    expect(tillEntryIssue(counted(1, 2))).toEqual({ code: 'needs-note' })
    expect(tillEntryIssue(counted(1, 2, 'found'))).toBeNull()
  })

  test('[DESK-08] nothing may be counted, but not put in or taken out, and a crore is the most', () => {
    expect(tillEntryIssue(counted(0, 0))).toBeNull()
    expect(tillEntryIssue(moved('put-in', 0))).toEqual({ code: 'till-amount-is-nothing' })
    expect(tillEntryIssue(moved('taken-out', -1))).not.toBeNull()
    expect(tillEntryIssue(moved('put-in', MAX_TILL_AMOUNT))).toBeNull()
    expect(tillEntryIssue(moved('put-in', MAX_TILL_AMOUNT + 1))).not.toBeNull()
  })
})
