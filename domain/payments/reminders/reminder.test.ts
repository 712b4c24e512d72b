import { describe, expect, test } from 'vitest'
import { toPaise } from '../../money/paise.ts'
import { dueOf, reminderState } from './reminder.ts'

const bill = (open: number, dueDay: string) => ({ amount: toPaise(open), open: toPaise(open), dueDay })
const advance = (open: number) => ({ amount: toPaise(-open), open: toPaise(open), dueDay: null })
const today = '2026-11-20'
const due = (open: Parameters<typeof dueOf>[0], until = today) => dueOf(open, { today, until })

describe('[CREDIT-05] what of an account is due', () => {
  test('are the bills whose day has come, since the oldest of them', () => {
    expect(due([bill(500, '2026-11-20'), bill(300, '2026-10-01'), bill(700, '2026-11-21')])).toEqual({
      amount: 800,
      dueDay: '2026-10-01',
    })
    expect(due([bill(700, '2026-11-21')])).toBeNull()
    expect(due([])).toBeNull()
  })

  test('are those to come where none is due yet, and not beside one that is', () => {
    expect(due([bill(700, '2026-11-23'), bill(900, '2026-11-24')], '2026-11-23')).toEqual({
      amount: 700,
      dueDay: '2026-11-23',
    })
    expect(due([bill(500, '2026-11-19'), bill(700, '2026-11-23')], '2026-11-23')?.amount).toBe(500)
    // the message names one day: it speaks of no bill that is due on another
    expect(due([bill(700, '2026-11-23'), bill(900, '2026-11-24')], '2026-11-24')).toEqual({
      amount: 700,
      dueDay: '2026-11-23',
    })
  })

  test('is less by what was paid ahead, first from bills that are not due', () => {
    expect(due([bill(500, '2026-11-01'), bill(700, '2026-12-01'), advance(600)])?.amount).toBe(500)
    expect(due([bill(500, '2026-11-01'), advance(300)])?.amount).toBe(200)
    expect(due([bill(500, '2026-11-01'), advance(500)])).toBeNull()
    expect(due([bill(500, '2026-11-01'), advance(401)])).toBeNull()
  })
})

test('[CREDIT-05] an account is reminded once a day, of something, and somebody', () => {
  const ready = {
    due: { amount: toPaise(100), dueDay: today },
    people: 1,
    lastDay: '2026-11-19',
    today,
    hasTemplate: true,
  }
  expect(reminderState(ready)).toBe('READY')
  expect(reminderState({ ...ready, lastDay: today })).toBe('REMINDED_TODAY')
  expect(reminderState({ ...ready, lastDay: today, people: 0 })).toBe('NOBODY')
  // one that waits for the morning
  expect(reminderState({ ...ready, lastDay: '2026-11-21' })).toBe('REMINDED_TODAY')
  expect(reminderState({ ...ready, hasTemplate: false })).toBe('NO_TEMPLATE')
  expect(reminderState({ ...ready, due: null, people: 0 })).toBe('NOTHING_DUE')
})
