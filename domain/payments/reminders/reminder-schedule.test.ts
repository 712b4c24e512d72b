import { describe, expect, test } from 'vitest'
import {
  changeReminderSettings,
  doneUntil,
  firstReminderSettings,
  handHours,
  isReminderTime,
  lastDueDay,
  latestStep,
  nextReminderTime,
  reminderSettingsSchema,
} from './reminder-schedule.ts'

const on = { ...firstReminderSettings, isOn: true, steps: [-3, 0, 7], since: '2026-11-01' }
// 20 November 2026 is a Friday
const at = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`)

describe('[CREDIT-05] the step that an account is at', () => {
  const step = (dueDays: readonly string[], today: string, after = '2026-11-01') =>
    latestStep(dueDays, { steps: on.steps, today, after })

  test('is each once, on its day', () => {
    const days = Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 10)}`)
    let after = '2026-11-09'
    const sent = days.flatMap((today) => {
      const found = step(['2026-11-20'], today, after)
      if (found === null) return []
      after = today
      return [`${today} ${found.step}`]
    })
    expect(sent).toEqual(['2026-11-17 -3', '2026-11-20 0', '2026-11-27 7'])
  })

  test('is the latest alone after an outage, and one for all bills', () => {
    expect(step(['2026-11-10'], '2026-11-29')).toEqual({ step: 7, day: '2026-11-17' })
    expect(step(['2026-11-10', '2026-11-12', '2026-11-18'], '2026-11-20')?.day).toBe('2026-11-19')
    expect(step(['2026-11-10'], '2026-11-29', '2026-11-17')).toBeNull()
    expect(step([], '2026-11-29')).toBeNull()
  })

  test('counts from the switch, the end of a pause and the latest reminder', () => {
    const days = { since: '2026-11-05', resumedOn: null, lastDay: null }
    expect(doneUntil(days)).toBe('2026-11-04')
    expect(doneUntil({ ...days, resumedOn: '2026-11-08' })).toBe('2026-11-07')
    expect(doneUntil({ ...days, resumedOn: '2026-11-08', lastDay: '2026-11-09' })).toBe('2026-11-09')
    expect(doneUntil({ ...days, lastDay: '2026-10-09' })).toBe('2026-11-04')
  })

  test('looks ahead as far as the first step', () => {
    expect(lastDueDay(on, '2026-11-20')).toBe('2026-11-23')
    expect(lastDueDay({ steps: [7] }, '2026-11-20')).toBe('2026-11-20')
  })
})

describe('[CREDIT-05] reminders of the schedule go', () => {
  test.each([
    ['2026-11-20', '09:59', false],
    ['2026-11-20', '10:00', true],
    ['2026-11-20', '17:59', true],
    ['2026-11-20', '18:00', false],
    ['2026-11-20', '00:10', false],
    ['2026-11-22', '12:00', false],
  ])('on %s at %s: %s', (day, time, goes) => {
    expect(isReminderTime(on, at(day, time))).toBe(goes)
  })

  test.each([
    ['2026-11-20 09:00', '2026-11-20 10:00'],
    ['2026-11-20 12:34', '2026-11-20 12:34'],
    ['2026-11-20 23:00', '2026-11-21 10:00'],
    ['2026-11-21 18:00', '2026-11-23 10:00'],
    ['2026-11-22 11:00', '2026-11-23 10:00'],
  ])('next after %s at %s', (moment, next) => {
    const [from, to] = [moment, next].map((text) => at(text.slice(0, 10), text.slice(11)))
    expect(nextReminderTime(on, from ?? new Date(0))).toEqual(to)
  })

  test.each([
    ['2026-11-20 07:59', '2026-11-20 08:00'],
    ['2026-11-20 19:59', '2026-11-20 19:59'],
    ['2026-11-20 20:00', '2026-11-21 08:00'],
    ['2026-11-22 11:00', '2026-11-22 11:00'],
  ])('by staff, asked at %s, at %s', (moment, next) => {
    const [from, to] = [moment, next].map((text) => at(text.slice(0, 10), text.slice(11)))
    expect(nextReminderTime(handHours, from ?? new Date(0))).toEqual(to)
  })

  test('on Sundays too where the shop says so', () => {
    expect(isReminderTime({ ...on, isSundayFree: false }, at('2026-11-22', '12:00'))).toBe(true)
  })
})

describe('[CREDIT-05] the settings of the schedule', () => {
  const given = { ...on, steps: [7, 0, -3, 7] as (0 | 7 | -3)[], since: null }

  test('are in order and count from the day of the switch, or of other steps', () => {
    const first = changeReminderSettings(firstReminderSettings, given, '2026-11-20')
    expect(first).toMatchObject({ steps: [-3, 0, 7], since: '2026-11-20' })
    const later = { ...given, untilHour: 17 }
    expect(changeReminderSettings(first, later, '2026-11-25')).toMatchObject({
      since: '2026-11-20',
      untilHour: 17,
    })
    expect(changeReminderSettings(first, { ...given, steps: [7] }, '2026-11-25').since).toBe('2026-11-25')
    expect(changeReminderSettings(first, { ...given, isOn: false }, '2026-11-25').since).toBeNull()
  })

  test.each([
    { fromHour: 7 },
    { untilHour: 21 },
    { fromHour: 12, untilHour: 12 },
    { fromHour: 15, untilHour: 12 },
    { steps: [] },
    { steps: [4] },
    { isOn: 'yes' },
    { every: 'hour' },
  ])('refuse %j', (wrong) => {
    expect(reminderSettingsSchema.safeParse(on).success).toBe(true)
    expect(reminderSettingsSchema.safeParse({ ...on, ...wrong }).success).toBe(false)
  })
})
