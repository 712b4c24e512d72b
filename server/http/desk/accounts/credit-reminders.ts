import type { OpenAPIHono } from '@hono/zod-openapi'
import { reminderCalls } from '#domain/payments/reminders/reminder-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(reminderCalls.list, {
  summary: 'List the reminders of an account',
  tags,
  answers: 'The latest reminders, and who was told.',
})

const pause = routeOf(reminderCalls.pause, {
  summary: 'Pause the schedule of reminders for an account, or resume it',
  description: 'Steps of the pause are passed over.',
  tags,
  answers: 'The reminders of the account.',
})

const preview = routeOf(reminderCalls.preview, {
  summary: 'Show what reminders of accounts would say, and to whom',
  tags,
  answers: 'What is due on each account with the texts and the people, or why none would go.',
})

const send = routeOf(reminderCalls.send, {
  summary: 'Remind accounts of what is due',
  description: 'At most once a day for each account unless it is confirmed. The same id sends nothing again.',
  tags,
  answers: 'What became of each account.',
})

/** Reminders of what is due on accounts of credit (CREDIT-05). */
export function deskReminderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.accounts.listReminders(actor, id), 200)
    })
    .openapi(pause, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { isPaused } = context.req.valid('json')
      const { accounts } = context.var.services.desk
      await accounts.pauseReminders(actor, { id, isPaused })
      return context.json(await accounts.listReminders(actor, id), 200)
    })
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      const { accounts } = context.req.valid('query')
      const previews = await context.var.services.desk.accounts.previewReminders(actor, accounts)
      return context.json({ previews }, 200)
    })
    .openapi(send, async (context) => {
      const actor = await requireStaff(context)
      const request = context.req.valid('json')
      const outcomes = await context.var.services.desk.accounts.sendReminders(actor, request)
      return context.json({ outcomes }, 200)
    })
}
