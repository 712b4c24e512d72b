import { randomUUID } from 'node:crypto'
import {
  doneUntil,
  isReminderTime,
  lastDueDay,
  latestStep,
  type ReminderSettings,
} from '#domain/payments/reminders/reminder-schedule.ts'
import { dueOf } from '#domain/payments/reminders/reminder.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { lockAccount } from '../../db/accounts/accounts.ts'
import type { Database } from '../../db/database.ts'
import { findAccountsToRemind, findRemindedAccounts } from '../../db/payments/account-reminders.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { findReminderBarrier } from '../store/steps/find-reminder-barrier.ts'
import { remindAccount } from './steps/remind-account.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly jobs: Jobs
  readonly sms: Pick<SmsGateway, 'hasTemplate'>
  readonly publicUrl: string | null
}

const SCHEDULE = operator('Schedule')
/** Accounts that are read at once. */
const BATCH = 100

/**
 * Reminds the accounts of which a step of the schedule has come (CREDIT-05), in the hours of the shop: each at most once a day, and once
 * also where several processes run this. Of steps that were passed over meanwhile only the latest counts. An account that fails holds back
 * none of the others. None goes where it could have no link or no text; the settings say so. Rejects with the last error, after them.
 */
export async function runDueReminders({ database, now, jobs, sms, publicUrl }: Dependencies): Promise<void> {
  const at = now()
  const today = istDay(at)
  const saved = await readSavedSettings(database.queries)
  const { reminders: settings } = saved
  if (settings?.isOn !== true || settings.since === null || !isReminderTime(settings, at)) return
  if (findReminderBarrier({ sms, publicUrl }, saved) !== null) return
  const which = { steps: settings.steps, since: settings.since, today, limit: BATCH }
  let isAny = false
  let failure: unknown = null
  let ids: string[]
  let after: string | null = null
  do {
    ids = await findAccountsToRemind(database.queries, { ...which, after })
    for (const id of ids) {
      const isReminded = await remind(database, { id, settings, at }).catch((error: unknown) => {
        failure = error
        return false
      })
      isAny ||= isReminded
    }
    after = ids.at(-1) ?? null
  } while (ids.length === BATCH)
  if (isAny) jobs.trigger('reminder-messages')
  if (failure !== null) throw failure
}

type AccountAt = { readonly id: string; readonly settings: ReminderSettings; readonly at: Date }

/** Reminds one account where it still has to be; false where not. */
function remind(database: Database, { id, settings, at }: AccountAt): Promise<boolean> {
  const today = istDay(at)
  return database.queries.transaction().execute(async (queries) => {
    await lockAccount(queries, id)
    const account = (await findRemindedAccounts(queries, [id])).get(id)
    if (account === undefined || account.isPaused || account.people.length === 0) return false
    const { open, resumedOn, lastDay } = account
    const days = open.flatMap(({ amount, dueDay }) => (amount > 0 && dueDay !== null ? [dueDay] : []))
    const after = doneUntil({ since: settings.since ?? today, resumedOn, lastDay })
    const come = latestStep(days, { steps: settings.steps, today, after })
    const untilDay = lastDueDay(settings, today)
    const due = dueOf(open, { today, until: untilDay })
    if (come === null || due === null) return false
    await remindAccount(queries, SCHEDULE, {
      id: randomUUID(),
      account,
      due,
      step: come.step,
      untilDay,
      at,
      goesAt: at,
    })
    return true
  })
}
