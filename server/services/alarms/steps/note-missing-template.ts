import type { MessageTemplate } from '#domain/notifications/message-wording.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '../../../db/database.ts'
import { recordCapWarning } from '../../../db/identity/cap-warnings.ts'
import type { Alarms } from '../../../gateways/alarms/port.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly alarms: Alarms }

/** Warns the shopkeeper, once a day, that no provider has a registered text for a kind of message. */
export async function noteMissingTemplate(
  { database, now, alarms }: Dependencies,
  template: MessageTemplate,
): Promise<void> {
  const at = now()
  const warning = { cap: `no template, ${template}`, percent: 100 }
  const isFirst = await recordCapWarning(database.queries, warning, {
    at,
    since: new Date(at.getTime() - DAY_MS),
  })
  if (isFirst) alarms.raise({ kind: 'message-without-template', subject: template, details: {} })
}
